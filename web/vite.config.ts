import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The modules that home needs at once: what the entry imports, and what that imports, but nothing fetched later. */
function needed(entry: string, imports: (id: string) => readonly string[]): Set<string> {
  const all = new Set<string>([entry]);
  for (const id of all) for (const next of imports(id)) all.add(next);
  return all;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds a server: `tinstar serve --listen 127.0.0.1:7901`. */
const server = process.env.TINSTAR_SERVER ?? 'http://127.0.0.1:7901';

let first: Set<string> | undefined;

export default defineConfig({
  // Relative, so that the same build works at `/` and behind a sub-path.
  base: './',
  // Units test what is shipped; what Svelte adds for developers would double their time.
  plugins: [svelte(process.env.VITEST ? { compilerOptions: { dev: false } } : {})],
  resolve: {
    alias: { $lib: here('./src/lib'), $parts: here('./src/parts'), $tests: here('./tests') },
    // Under Vitest the browser's half of Svelte is meant, not the server's.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    // Boards and messages are beside the rules, not in this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // A table on this device is hosted in a worker, which fetches parts of its own.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // A font or picture inlined as data: would be asked of everybody, and the policy forbids inlined fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A board's files carry its game's name, for whoever reads a list of requests or of errors.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const game = /\/games\/([^/]+)\/web\//.exec(facadeModuleId ?? '')?.[1];
          return `assets/${!game ? name : facadeModuleId?.endsWith('/index.ts') ? game : `${game}-${name}`}-[hash].js`;
        },
        // One file for the first screen: left alone, whatever it shares with a later one becomes a small file of its own,
        // and a phone far away waits for each.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => {
                first ??= needed(here('./src/main.ts'), (of) => graph.getModuleInfo(of)?.importedIds ?? []);
                return first.has(id) ? 'first' : null;
              },
            },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', '../games/*/web/**/*.test.ts'],
          exclude: ['../games/*/web/tests/**'],
          environment: 'happy-dom',
          // On a machine that is busy with something else, whole matches take longer than the five seconds that are usual.
          testTimeout: 60_000,
          // By itself it would leave one of two cores to others.
          maxWorkers: '100%',
          // Boards are thousands of short-lived nodes: with the usual room a third of the time is spent on clearing up.
          execArgv: ['--max-semi-space-size=128'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.test.ts', '../games/*/web/tests/**/*.test.ts'],
          environment: 'node',
          // Each file has a server and a Chromium of its own; two at a time keep a small machine busy.
          maxWorkers: 2,
          // A machine that is busy with something else must not fail a match of minutes; a fault fails it twice.
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['screens', 'readme', 'reach.count', 'slow', 'trial', 'ear'].map((name) => `tests/${name}.ts`),
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
