// Whether these pages stand alone, on a site without a server: `tinstar site` says so in the page.

export const SITE = globalThis.document?.querySelector('meta[name="tinstar-site"]') != null;

/** Where a site has what a server would say that is the same for everybody; nothing if only a server knows. */
export function said(path: string, tongue: string): string | null {
  const [what, game, ...more] = path.split('/');
  if (what === 'games' && game === undefined) return `said/games.${tongue}.json`;
  return what === 'rules' && game !== undefined && more.length === 0 ? `said/rules.${game}.${tongue}.json` : null;
}
