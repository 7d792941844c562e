import { describe, expect, test } from 'vitest';
import { readWish, writeWish } from './story';

describe('the address of the workbench', () => {
  test('asks for nothing: the list, light, moving, in English', () => {
    expect(readWish('')).toEqual({
      story: '',
      frame: 0,
      line: null,
      theme: 'light',
      motion: true,
      lang: 'en',
      bare: false,
      room: null,
    });
  });

  test('is read and written back', () => {
    const query = '?story=marshals-3&frame=12&line=2&theme=dark&motion=off&lang=fr&bare=&room=300';
    expect(writeWish(readWish(query))).toBe(query);
  });

  test('nonsense is the beginning', () => {
    expect(readWish('?frame=-3&line=x')).toMatchObject({ frame: 0, line: null });
  });
});
