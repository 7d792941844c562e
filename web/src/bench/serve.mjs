// Serves the workbench with the stories of a folder:
//
//     cargo run -p tinstar-catalogue --example story -- marshals --players 3 > /tmp/stories/marshals-3.json
//     node src/bench/serve.mjs [--port 7910] [--stories /tmp/stories]
//
// The stories are served by a plugin given here and not in vite.config.ts, so that the client's own configuration
// knows nothing of the bench.
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const WEB = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} folder */
const stories = (folder) => ({
  name: 'bench-stories',
  /** @param {import('vite').ViteDevServer} server */
  configureServer(server) {
    server.middlewares.use('/stories/', async (request, answer) => {
      const name = decodeURIComponent((request.url ?? '/').split('?')[0].slice(1));
      answer.setHeader('content-type', 'application/json');
      try {
        if (name === '') {
          const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
          answer.end(JSON.stringify(files.map((file) => file.slice(0, -'.json'.length))));
        } else if (/^[\w-]+\.json$/.test(name)) {
          answer.end(await readFile(join(folder, name)));
        } else {
          throw new Error('no story has such a name');
        }
      } catch {
        answer.statusCode = 404;
        answer.end('null');
      }
    });
  },
});

/** @param {{ port: number, stories?: string }} options */
export async function serve({ port, stories: folder = join(tmpdir(), 'stories') }) {
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    // Its own cache: several benches may run beside the client's dev server.
    cacheDir: join(WEB, 'node_modules', `.vite-bench-${port}`),
    plugins: [stories(folder)],
    server: { port, strictPort: true, host: '127.0.0.1', hmr: false },
    logLevel: 'warn',
  });
  return server.listen();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '7910' }, stories: { type: 'string' } },
  });
  await serve({ port: Number(values.port), stories: values.stories });
  console.log(`http://127.0.0.1:${values.port}/bench.html`);
}
