import { describe, expect, test } from 'vitest';
import { across, beside, type Box } from './beside';

const PHONE: Box = { left: 0, top: 0, width: 360, height: 640 };
const NOTE = { width: 300, height: 120 };

function covers(note: { left: number; top: number }, thing: Box, size = NOTE): boolean {
  return (
    note.left < thing.left + thing.width &&
    thing.left < note.left + size.width &&
    note.top < thing.top + thing.height &&
    thing.top < note.top + size.height
  );
}

function isInside(note: { left: number; top: number }, room: Box, size = NOTE): boolean {
  return (
    note.left >= room.left &&
    note.top >= room.top &&
    note.left + size.width <= room.left + room.width &&
    note.top + size.height <= room.top + room.height
  );
}

describe('a note beside a thing', () => {
  test('lies on the first side with room, in the middle of it', () => {
    const card = { left: 150, top: 300, width: 60, height: 80 };
    expect(beside(card, NOTE, PHONE)).toEqual({ side: 'above', left: 30, top: 172 });
    expect(beside(card, NOTE, PHONE, { sides: ['below', 'above'] })).toEqual({ side: 'below', left: 30, top: 388 });
    expect(beside({ ...card, top: 20 }, NOTE, PHONE).side).toBe('below');
  });

  test('goes to the left or right of what is as high as the room', () => {
    const desk = { left: 0, top: 0, width: 1440, height: 900 };
    const board = { left: 0, top: 40, width: 1000, height: 860 };
    expect(beside(board, NOTE, desk)).toMatchObject({ side: 'right', left: 1008 });
  });

  test('lies where it covers the least of what is to be left free', () => {
    const card = { left: 150, top: 300, width: 60, height: 80 };
    const [upper, lower] = [
      { left: 40, top: 200, width: 44, height: 44 },
      { left: 40, top: 420, width: 44, height: 44 },
    ];
    expect(beside(card, NOTE, PHONE, { free: [upper] }).side).toBe('below');
    expect(beside(card, NOTE, PHONE, { free: [upper, lower] }).side).toBe('above');
    expect(beside(card, NOTE, PHONE, { free: [upper, { ...upper, left: 200 }, lower] }).side).toBe('below');
  });

  test('covers nothing of a thing that leaves room on any side, wherever it lies, and stays in the room', () => {
    for (let left = -20; left <= 340; left += 20)
      for (let top = -20; top <= 620; top += 20) {
        const thing = { left, top, width: 44, height: 44 };
        const lies = beside(thing, NOTE, PHONE);
        expect(covers(lies, thing), JSON.stringify({ thing, lies })).toBe(false);
        expect(isInside(lies, PHONE), JSON.stringify({ thing, lies })).toBe(true);
      }
  });

  test('covers the end of what leaves no room, where it covers least', () => {
    const board = { left: 0, top: 100, width: 360, height: 500 };
    expect(beside(board, NOTE, PHONE)).toMatchObject({ side: 'above', top: 0 });
    expect(beside({ ...board, top: 40 }, NOTE, PHONE)).toMatchObject({ side: 'below', top: 520 });
  });
});

describe('a note across from a thing', () => {
  test('lies at the other end of the room', () => {
    expect(across({ left: 0, top: 20, width: 360, height: 200 }, NOTE, PHONE)).toEqual({ left: 30, top: 520 });
    expect(across({ left: 0, top: 400, width: 360, height: 200 }, NOTE, PHONE)).toEqual({ left: 30, top: 0 });
  });

  test('covers nothing of a thing wherever that leaves room for it', () => {
    for (let top = 0; top <= 600; top += 20)
      for (let height = 20; top + height <= 640; height += 40) {
        const thing = { left: 0, top, width: 360, height };
        const hasRoom = top >= NOTE.height + 8 || 640 - top - height >= NOTE.height + 8;
        const lies = across(thing, NOTE, PHONE);
        expect(isInside(lies, PHONE), JSON.stringify({ thing, lies })).toBe(true);
        if (hasRoom) expect(covers(lies, thing), JSON.stringify({ thing, lies })).toBe(false);
      }
  });
});
