// The board of a game that has none: the table in sentences, and the list of choices beside it.
import type { BoardModule } from '$lib/board';
import Board from './Board.svelte';

export default {
  Board,
  pace: () => 500,
  tour: [],
} satisfies BoardModule;
