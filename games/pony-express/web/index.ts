// Everything the shell needs to know of Pony Express.
import type { BoardModule } from '$lib/board';
import Board from './Board.svelte';
import { isBetterOnBoard } from './choices';
import { RIDERS } from './colours';
import { pace, sound, throws } from './pace';
import Side from './parts/Side.svelte';
import type { Action, Event, View } from './rules';
import { tour } from './tour';

export default {
  Board,
  Side,
  pace,
  throws,
  sound,
  stand(view, seat, texts) {
    const rider = view.riders[seat];
    if (!rider) return null;
    if (rider.jail > 0) return texts.t('board-pony-express-stand-jailed');
    if (rider.mailbox > 0) return texts.t('board-pony-express-stand-mailbox', { number: rider.mailbox });
    return texts.t('board-pony-express-stand', { space: rider.space });
  },
  look: (_, seat) => ({ colour: RIDERS[seat]?.text }),
  hides: ({ action }) => isBetterOnBoard(action),
  showsPlayers: true,
  tour,
} satisfies BoardModule<View, Action, Event>;
