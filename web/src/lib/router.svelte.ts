// Where we are, from the part of the address after `#`: it never reaches a server, so that a table's secret id stands
// in no log but the history of those who were there.

/** What a link in a mail is for. */
export type Purpose = 'confirm' | 'recover' | 'stop';

/** What a replay shows beside the match. */
export type Beside = 'review' | 'dice';

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; way: string | null }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; at: number | null; seat: string | null; beside?: Beside }
  | { screen: 'record' }
  | { screen: 'matches' }
  | { screen: 'me' }
  | { screen: 'person'; person: string }
  | { screen: 'people'; token?: string | null }
  | { screen: 'ratings'; game: string | null }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; puzzle: string }
  | { screen: 'rules'; game: string | null; rule: string | null }
  | { screen: 'how'; game: string }
  | { screen: 'account' }
  | { screen: 'letter'; purpose: Purpose; token: string }
  | { screen: 'about' }
  | { screen: 'nowhere' };

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const asked = new URLSearchParams(query);
  const [screen, first, second, ...more] = path.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { screen: 'nowhere' };
  switch (screen) {
    case undefined:
      return { screen: 'home' };
    case 'new':
      return first ? { screen: 'new', game: first, way: asked.get('way') } : { screen: 'nowhere' };
    case 't':
      return first ? { screen: 'table', table: first } : { screen: 'nowhere' };
    case 'replay': {
      const [table = '', at] = (first ?? '').split('@');
      if (!table) return { screen: 'nowhere' };
      const route = { screen: 'replay' as const, table, at: whole(at), seat: asked.get('seat') };
      const beside = (['review', 'dice'] as const).find((name) => asked.has(name));
      return beside ? { ...route, beside } : route;
    }
    case 'rules':
      return { screen: 'rules', game: first ?? null, rule: second ?? null };
    case 'how':
      return first ? { screen: 'how', game: first } : { screen: 'nowhere' };
    case 'letter':
      if (!second || (first !== 'confirm' && first !== 'recover' && first !== 'stop')) return { screen: 'nowhere' };
      return { screen: 'letter', purpose: first, token: second };
    case 'puzzles':
      return first ? { screen: 'puzzle', puzzle: first } : { screen };
    case 'people':
      return first ? { screen: 'person', person: first } : { screen, token: asked.get('with') };
    case 'ratings':
      return { screen, game: first ?? null };
    case 'record':
    case 'matches':
    case 'me':
    case 'account':
    case 'about':
      return { screen };
    default:
      return { screen: 'nowhere' };
  }
}

/** The address of a place, as `href` takes it. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'nowhere':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}${route.way ? `?way=${route.way}` : ''}`;
    case 'table':
      return `#/t/${encodeURIComponent(route.table)}`;
    case 'replay': {
      const at = route.at === null ? '' : `@${route.at}`;
      const asked = [
        ...(route.seat === null ? [] : [`seat=${encodeURIComponent(route.seat)}`]),
        ...(route.beside ? [route.beside] : []),
      ].join('&');
      return `#/replay/${encodeURIComponent(route.table)}${at}${asked && `?${asked}`}`;
    }
    case 'letter':
      return `#/letter/${route.purpose}/${encodeURIComponent(route.token)}`;
    case 'how':
      return `#/how/${encodeURIComponent(route.game)}`;
    case 'puzzle':
      return `#/puzzles/${encodeURIComponent(route.puzzle)}`;
    case 'person':
      return `#/people/${encodeURIComponent(route.person)}`;
    case 'people':
      return `#/people${route.token ? `?with=${route.token}` : ''}`;
    case 'ratings':
      return `#/ratings${route.game === null ? '' : `/${encodeURIComponent(route.game)}`}`;
    case 'rules':
      return `#/rules${[route.game, route.rule].flatMap((part) => (part ? [`/${encodeURIComponent(part)}`] : [])).join('')}`;
    default:
      return `#/${route.screen}`;
  }
}

/** The whole address, to be sent to somebody. */
export function link(route: Route): string {
  return new URL(href(route), document.baseURI).href;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(route: Route): void {
    location.hash = href(route);
  }

  /** Changes the address without a new entry in the history: for a scrubber. */
  settle(route: Route): void {
    history.replaceState(history.state, '', href(route));
  }
}

export const router = new Router();
