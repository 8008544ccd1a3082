import { describe, expect, it } from 'vitest';
import { graphemeSnap } from './graphemes';
import { trimSpan } from './trim';

const trimmed = (text: string, start = 0, end = text.length) =>
  trimSpan(text, start, end, graphemeSnap(text));

describe('trimSpan', () => {
  it('takes white space off both ends, the ideographic space too', () => {
    expect(trimmed('  a b \n')).toEqual([2, 5]);
    expect(trimmed('\u3000中\u3000')).toEqual([1, 2]);
  });

  it('is null when nothing else is in it', () => {
    expect(trimmed(' \n\t')).toBeNull();
    expect(trimmed('a  b', 1, 3)).toBeNull();
  });

  it('keeps a mark with the space that carries it', () => {
    expect(trimmed('a \u0301b', 1, 4)).toEqual([1, 4]);
  });

  it('stays within the span it was given', () => {
    expect(trimmed('ab cd', 1, 4)).toEqual([1, 4]);
  });
});
