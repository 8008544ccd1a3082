import { describe, expect, it } from 'vitest';
import { quotesReference } from './evidence';

const REFERENCE = 'AB 🌊 end.';

describe('quotesReference', () => {
  it.each([
    [6, 10, 'end.', true],
    [3, 5, '🌊', true],
    [6, 11, 'end.', false],
    [6, 2 ** 40, 'end.', false],
    [6, 10, 'End.', false],
    [6, 6, '', false],
    [10, 6, '', false],
    [20, 24, '', false],
  ])('from %d to %d as “%s”: %s', (start, end, quote, stands) => {
    expect(quotesReference({ start, end, quote }, REFERENCE)).toBe(stands);
  });
});
