// Pictures of a board at moments of a story:
//
//     node src/bench/shots.mjs <story> <moments> <outdir> [--dark] [--phone] [--wide] [--lang fr] [--bare] [--full]
//                              [--look N] [--still] [--room PX] [--port 7910] [--stories DIR]
//
// A moment is `12` (frame 12 at rest), `12:3` (frame 12, acting out its line 3, taken when the act is over) or
// `12:3@150` (150 ms into that act); several are separated by commas, `4-9` is a row of frames. --look N looks at
// choice N. --bare leaves out the bench's own bars. --full takes the whole page, not only the window.
// --room gives the board a room of that height, as it has at a table.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    look: { type: 'string' },
    room: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    port: { type: 'string', default: '7910' },
    stories: { type: 'string' },
  },
});
const [story, moments, folder] = positionals;
if (!story || !moments || !folder) {
  console.error(
    'shots.mjs <story> <moments> <outdir> [--dark] [--phone] [--wide] [--lang fr] [--bare] [--full] ' +
      '[--look N] [--still] [--room PX] [--port N] [--stories DIR]',
  );
  process.exit(2);
}

const SIZES = {
  phone: { width: 360, height: 640 },
  wide: { width: 1440, height: 900 },
  desk: { width: 1200, height: 800 },
};
const size = values.phone ? 'phone' : values.wide ? 'wide' : 'desk';

/** @param {string} text */
function readMoments(text) {
  return text.split(',').flatMap((moment) => {
    const row = /^(\d+)-(\d+)$/.exec(moment);
    if (row) {
      const [first, last] = [Number(row[1]), Number(row[2])];
      return Array.from({ length: last - first + 1 }, (_, index) => ({ frame: first + index, line: null, after: 0 }));
    }
    const one = /^(\d+)(?::(\d+)(?:@(\d+))?)?$/.exec(moment);
    if (!one) throw new Error(`${moment} is no moment`);
    const [, frame, line, after] = one;
    return [
      {
        frame: Number(frame),
        line: line === undefined ? null : Number(line),
        after: after === undefined ? 1500 : Number(after),
      },
    ];
  });
}

const server = await serve({ port: Number(values.port), stories: values.stories });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({
    viewport: SIZES[size],
    deviceScaleFactor: values.phone ? 2 : 1,
    hasTouch: values.phone,
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.error(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`error: ${error.stack ?? error.message}`));

  const query = new URLSearchParams({ story, lang: values.lang, theme: values.dark ? 'dark' : 'light' });
  if (values.bare) query.set('bare', '');
  if (values.room) query.set('room', values.room);
  if (values.still) query.set('motion', 'off');
  await page.goto(`http://127.0.0.1:${values.port}/bench.html?${query}`);
  await page.locator('html[data-bench]').waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);

  for (const { frame, line, after } of readMoments(moments)) {
    if (line === null) {
      await page.evaluate((frame) => window.bench.rest(frame), frame);
      if (values.look !== undefined) await page.evaluate((choice) => window.bench.look(choice), Number(values.look));
      await page.waitForTimeout(600);
    } else {
      await page.evaluate(([frame, line]) => window.bench.act(frame, line), [frame, line]);
      await page.waitForTimeout(after);
    }
    const name = [
      story,
      frame,
      ...(line === null ? [] : [`${line}@${after}`]),
      size,
      ...(values.dark ? ['dark'] : []),
      ...(values.lang === 'en' ? [] : [values.lang]),
    ].join('.');
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, fullPage: values.full });
    console.log(path);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) console.error(`the page is ${over} px wider than the window`);
} finally {
  await browser.close();
  await server.close();
}
