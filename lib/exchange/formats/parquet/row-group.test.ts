import { describe, expect, it } from 'vitest';
import { GROUP_LIMITS, heldBytes, rowGroup } from './row-group';

describe('heldBytes', () => {
  it.each([
    ['abc', 3],
    ['中', 3],
    ['😀', 4],
    ['', 0],
    [null, 8],
    [7, 8],
    [true, 8],
    [new Date(0), 8],
    [[], 8],
    [['abc', null], 8 + 3 + 8],
    [{ quote: '中文', start: 1 }, 8 + 6 + 8],
    [[[0, 5]], 8 + (8 + 16)],
  ])('of %j: %i', (cell, bytes) => {
    expect(heldBytes(cell)).toBe(bytes);
  });
});

describe('rowGroup', () => {
  const MB = 1024 * 1024;

  it('keeps rows by their columns', () => {
    const group = rowGroup(2);
    expect(group.isEmpty()).toBe(true);
    group.add(['a', 1]);
    group.add(['b', null]);
    expect(group.columns).toEqual([
      ['a', 'b'],
      [1, null],
    ]);
    expect([group.isEmpty(), group.isFull()]).toEqual([false, false]);
  });

  it('is full at 4 MB of text, in lists and objects too', () => {
    for (const cell of [
      (at: number) => `${at}`.padEnd(MB),
      (at: number) => [{ quote: `${at}`.padEnd(MB) }],
    ]) {
      const group = rowGroup(1);
      for (const at of [1, 2, 3]) group.add([cell(at)]);
      expect(group.isFull()).toBe(false);
      group.add([cell(4)]);
      expect(group.isFull()).toBe(true);
    }
  });

  it('counts a text once that stands in one row after another', () => {
    const group = rowGroup(2);
    const reference = 'x'.repeat(MB);
    for (let at = 0; at < GROUP_LIMITS.rows - 1; at += 1) group.add([reference, at]);
    expect(group.isFull()).toBe(false);
    group.add([reference, null]);
    expect(group.isFull()).toBe(true);
  });
});
