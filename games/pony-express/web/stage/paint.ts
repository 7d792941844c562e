// What is painted on the things of the table in depth: the board, the wood under it, the faces of the die, and names.
import { BOARD, drawn, DUEL, isDesert, MAILBOXES, place, RAID_CORNER, RAIDERS, SPACES, trail } from '../layout';
import type { Kind } from '../layout';
import type { Face } from '../rules';

const RIMS: Readonly<Record<Kind, string>> = {
  town: '#8c6c45',
  station: '#3d5a50',
  raiders: '#9c2a1f',
  mine: '#c0912f',
  saloon: '#8a4a24',
  relay: '#46688c',
  plain: '#8c6c45',
  sacramento: '#b23a2c',
};

function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('nothing to paint on');
  return [canvas, brush];
}

/** Numbers that look like chance and are the same every time. */
function* scatter(seed: number): Generator<number, never> {
  let now = seed;
  for (;;) {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield now / 2_147_483_648;
  }
}

export function paintBoard(): HTMLCanvasElement {
  const scale = 3;
  const [canvas, brush] = sheet(BOARD.width * scale, BOARD.height * scale);
  brush.scale(scale, scale);
  const land = brush.createLinearGradient(BOARD.width, 0, 0, 0);
  const stops: [number, string][] = [
    [0, '#b9bf86'],
    [0.3, '#d6c88f'],
    [0.5, '#e0c994'],
    [0.62, '#ecc682'],
    [0.74, '#ecc682'],
    [0.86, '#b8bd94'],
    [1, '#b8bd94'],
  ];
  for (const [at, colour] of stops) land.addColorStop(at, colour);
  brush.fillStyle = land;
  brush.fillRect(0, 0, BOARD.width, BOARD.height);

  const chance = scatter(7);
  const next = () => chance.next().value;
  brush.globalAlpha = 0.05;
  brush.fillStyle = '#3a200a';
  for (let n = 0; n < 2600; n++) brush.fillRect(next() * BOARD.width, next() * BOARD.height, 1 + next() * 2, 0.6);
  brush.globalAlpha = 1;

  brush.strokeStyle = '#7fa3a8';
  brush.lineWidth = 9;
  brush.stroke(new Path2D('M528 -4C516 40 548 66 526 104S540 170 522 210 540 292 520 330 536 402 520 454'));

  for (const [x, y, wide, high, colour] of [
    [322, 120, 24, 40, '#c7a877'],
    [341, 142, 22, 34, '#c7a877'],
    [318, 176, 20, 30, '#c7a877'],
    [338, 214, 24, 36, '#c7a877'],
    [322, 262, 20, 30, '#c7a877'],
    [340, 300, 22, 34, '#c7a877'],
    [132, 150, 20, 34, '#b59a6d'],
    [148, 190, 15, 26, '#b59a6d'],
    [136, 228, 19, 32, '#b59a6d'],
    [145, 272, 16, 28, '#b59a6d'],
    [134, 314, 20, 34, '#b59a6d'],
    [146, 358, 16, 28, '#b59a6d'],
  ] as const) {
    const hill = new Path2D(`M${x - wide} ${y + high}L${x} ${y}L${x + wide} ${y + high}Z`);
    brush.fillStyle = colour;
    brush.fill(hill);
    brush.fillStyle = 'rgb(86 55 22 / 0.3)';
    brush.fill(new Path2D(`M${x} ${y}L${x + wide} ${y + high}L${x + wide * 0.2} ${y + high}Z`));
    brush.strokeStyle = '#4a3018';
    brush.lineWidth = 1;
    brush.stroke(hill);
  }

  const rails = [
    'M480 155C430 175 448 360 430 405',
    'M430 405C404 380 424 200 380 155',
    'M380 155C330 150 332 205 280 210',
  ];
  for (const rail of rails.map((d) => new Path2D(d))) {
    brush.strokeStyle = '#7a5530';
    brush.lineWidth = 7;
    brush.setLineDash([2, 4]);
    brush.stroke(rail);
    brush.setLineDash([]);
    brush.strokeStyle = '#4a3018';
    brush.lineWidth = 1.4;
    brush.stroke(rail);
  }
  const track = new Path2D(
    trail(
      SPACES.slice(0, -1)
        .map((space) => drawn(place(space)))
        .concat([
          { x: 110, y: 96 },
          { x: 66, y: 150 },
        ]),
      26,
    ),
  );
  brush.lineCap = brush.lineJoin = 'round';
  for (const [colour, width] of [
    ['#8c6236', 15],
    ['#f3e3bd', 11.5],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke(track);
  }

  const circle = (x: number, y: number, radius: number, fill: string, edge = '#4a3018') => {
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.fillStyle = fill;
    brush.fill();
    brush.strokeStyle = edge;
    brush.lineWidth = 1;
    brush.stroke();
  };
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = '700 13px Rockwell, Georgia, serif';
  for (const space of SPACES.slice(0, -1)) {
    const spot = place(space);
    const { x, y } = drawn(spot);
    circle(x, y, 17.5, RIMS[spot.kind]);
    circle(x, y, 14.6, isDesert(space) ? '#f6e3b4' : '#fbf3e0');
    brush.fillStyle = '#2b1d12';
    brush.fillText(String(space), x, y + 0.5);
  }
  for (const { x, y } of MAILBOXES.map(drawn)) {
    circle(x, y, 19, RIMS.sacramento);
    circle(x, y, 15.6, '#fbf3e0');
  }
  for (const { x, y } of [DUEL.a, DUEL.b, RAID_CORNER].map(drawn))
    circle(x, y, 16, 'rgb(251 243 224 / 0.6)', '#a3281d');
  for (const { x, y } of RAIDERS.map(drawn)) circle(x, y, 8.5, '#a3281d');
  brush.strokeStyle = '#fffaf0';
  brush.lineWidth = 2;
  for (const line of ['M65.7 107.38L112.08 42.19', 'M487.92 407.81L534.3 342.62', 'M487.9 41.46L533.62 107.11'])
    brush.stroke(new Path2D(line));
  brush.strokeStyle = '#4a3018';
  brush.lineWidth = 1.6;
  brush.strokeRect(5, 5, BOARD.width - 10, BOARD.height - 10);
  return canvas;
}

/** The table under the board. */
export function paintWood(): HTMLCanvasElement {
  const [canvas, brush] = sheet(1024, 1024);
  const chance = scatter(11);
  const next = () => chance.next().value;
  for (let plank = 0; plank < 8; plank++) {
    const shade = 30 + next() * 12;
    brush.fillStyle = `hsl(26 42% ${shade * 0.62}%)`;
    brush.fillRect(0, plank * 128, 1024, 128);
    brush.fillStyle = 'rgb(0 0 0 / 0.35)';
    brush.fillRect(0, plank * 128, 1024, 3);
    brush.strokeStyle = 'rgb(20 8 0 / 0.22)';
    for (let grain = 0; grain < 26; grain++) {
      const y = plank * 128 + next() * 128;
      brush.lineWidth = 0.5 + next() * 1.6;
      brush.beginPath();
      brush.moveTo(0, y);
      brush.bezierCurveTo(340, y + next() * 14 - 7, 680, y + next() * 14 - 7, 1024, y);
      brush.stroke();
    }
  }
  return canvas;
}

const TONES: Readonly<Record<string, string>> = { K: '#9c1f16', '10': '#9c1f16', Q: '#1d4c8f', J: '#22583a' };

export function paintFace(face: Face, sign: string): HTMLCanvasElement {
  const [canvas, brush] = sheet(128, 128);
  brush.fillStyle = '#f8ecd0';
  brush.fillRect(0, 0, 128, 128);
  brush.fillStyle = TONES[face] ?? '#2b1d12';
  brush.font = `400 ${face === '10' ? 66 : 78}px Rye, Rockwell, Georgia, serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(sign, 64, 68);
  return canvas;
}

/** A name on a sign, with the seat's own sign before it. */
export function paintLabel(name: string, wood: string, mark: string, shape: string, aimed: boolean): HTMLCanvasElement {
  const [canvas, brush] = sheet(512, 128);
  brush.font = '700 52px "Bitter Variable", Bitter, "Zilla Slab", Rockwell, Georgia, serif';
  const width = Math.min(496, brush.measureText(name).width + 112);
  const left = (512 - width) / 2;
  brush.fillStyle = wood;
  brush.strokeStyle = aimed ? '#ffd98a' : 'rgb(20 10 2 / 0.8)';
  brush.lineWidth = aimed ? 9 : 5;
  brush.beginPath();
  brush.roundRect(left, 22, width, 84, 22);
  brush.fill();
  brush.stroke();
  brush.fillStyle = mark;
  brush.save();
  brush.translate(left + 20, 38);
  brush.scale(2.15, 2.15);
  brush.fill(new Path2D(shape));
  brush.restore();
  brush.textBaseline = 'middle';
  brush.fillText(name, left + 84, 66, width - 100);
  return canvas;
}
