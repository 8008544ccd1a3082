import { describe, expect, it } from 'vitest';
import { textLines } from '@/lib/text/lines';
import { chunks } from './chunks';

describe('chunks', () => {
  it('keeps a short text in one chunk', () => {
    expect(chunks(textLines('a\nb\nc'))).toEqual([{ from: 0, to: 3 }]);
  });

  it('a long text: a chunk ends with the line that fills it, and none is lost', () => {
    const lines = textLines(Array.from({ length: 7 }, () => 'x'.repeat(900)).join('\n'));
    expect(chunks(lines)).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 6 },
      { from: 6, to: 7 },
    ]);
  });
});
