import { describe, expect, it } from 'vitest';
import { blocks } from './blocks';
import { paragraphs } from './paragraphs';

describe('blocks', () => {
  it('keeps a short text in one block', () => {
    expect(blocks(paragraphs('a\nb\nc'))).toEqual([{ from: 0, to: 3 }]);
  });

  it('a long text: a block ends with the paragraph that fills it, and none is lost', () => {
    const lines = paragraphs(Array.from({ length: 7 }, () => 'x'.repeat(900)).join('\n'));
    expect(blocks(lines)).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 6 },
      { from: 6, to: 7 },
    ]);
  });
});
