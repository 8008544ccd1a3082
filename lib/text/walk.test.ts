import { describe, expect, it } from 'vitest';
import { walked, walkFrom } from './walk';

const TEXT = 'It is long. It rises in the hills, far away. It ends.';
const quoteOf = (selection: { start: number; end: number } | null) =>
  selection && TEXT.slice(selection.start, selection.end);

describe('a walk over a text', () => {
  it('begins at the sentence of an offset', () => {
    expect(quoteOf(walkFrom(TEXT, 15))).toBe('It rises in the hills, far away.');
    expect(walkFrom('', 0)).toBeNull();
  });

  it('goes by sentence, by clause and from the other end', () => {
    const first = walkFrom(TEXT, 0)!;
    const second = walked(TEXT, first, { kind: 'sentence', by: 1, extend: false });
    expect(quoteOf(second)).toBe('It rises in the hills, far away.');
    expect(quoteOf(walked(TEXT, first, { kind: 'sentence', by: 1, extend: true }))).toBe(
      'It is long. It rises in the hills, far away.',
    );
    const shorter = walked(TEXT, second, { kind: 'end', by: -1, unit: 'clause' });
    expect(quoteOf(shorter)).toBe('It rises in the hills');
    const turned = walked(TEXT, shorter, { kind: 'other-end' });
    expect(quoteOf(walked(TEXT, turned, { kind: 'end', by: 1, unit: 'word' }))).toBe('rises in the hills');
  });
});
