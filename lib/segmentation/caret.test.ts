import { describe, expect, it } from 'vitest';
import { movedCaret, startCaret } from './caret';

describe('startCaret', () => {
  it('is behind the clause that ends nearest to the middle', () => {
    expect(startCaret('It is long, it rises in a lake, and more.')).toBe('It is long, '.length);
    expect(startCaret('长江很长，源自雪山。')).toBe(5);
  });

  it('is at a word near the middle where there is no clause', () => {
    expect(startCaret('one two')).toBe(4);
  });
});

describe('movedCaret', () => {
  it('moves by characters as people see them, words, and to the ends', () => {
    expect(movedCaret('a👩‍👧b', 1, 1, 'letter')).toBe('a👩‍👧'.length);
    expect(movedCaret('one two', 4, -1, 'word')).toBe(3);
    expect(movedCaret('one two', 4, 1, 'end')).toBe(7);
    expect(movedCaret('one two', 0, -1, 'letter')).toBe(0);
  });
});
