import { expect, it } from 'vitest';
import { TextStore } from './text-store';

const MIB = 1024 * 1024;

it('texts are given back as they are, in any order', () => {
  const texts = ['', 'latin é', '中文😀', '\ud800', 'x'.repeat(MIB), '', '长'.repeat(MIB), 'end'];
  const store = new TextStore();
  texts.forEach((text) => store.add(text));
  expect(store.count).toBe(8);
  expect(texts.every((text, at) => store.get(at) === text)).toBe(true);
  expect(texts.map((_, at) => store.lengthOf(at))).toEqual([0, 7, 4, 1, MIB, 0, MIB, 3]);
});

it('many short texts take up a byte for each Latin letter, two for others, and sixteen for each text', () => {
  const store = new TextStore();
  for (let count = 0; count < MIB; count += 1) store.add(count % 2 === 0 ? 'ab' : '中');
  // 2 MiB of characters fill two blocks.
  expect(store.bytes).toBe(2 * MIB + MIB * 16);
});
