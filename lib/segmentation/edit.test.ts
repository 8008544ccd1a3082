import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { span } from '@/lib/text/offsets';
import { decompose } from './decompose';
import { canEditText, canSplit, isVerbatim, mergeSegments, editSegmentText, splitSegment } from './edit';

const answer = 'The river is long, and it is deep. 它很深。';
const whole = { text: 'The river is long, and it is deep.', spans: [span(0, 34)] };

describe('splitSegment', () => {
  it('gives each part its share of the answer, white space left out', () => {
    expect(splitSegment(whole, 18, answer)).toEqual([
      { text: 'The river is long,', spans: [[0, 18]] },
      { text: 'and it is deep.', spans: [[19, 34]] },
    ]);
  });

  it('keeps the whole span for both parts of a rewritten text', () => {
    const rewritten = { text: 'The river is long. The river is deep.', spans: [span(0, 34)] };
    expect(splitSegment(rewritten, 18, answer)).toEqual([
      { text: 'The river is long.', spans: [[0, 34]] },
      { text: 'The river is deep.', spans: [[0, 34]] },
    ]);
  });
});

describe('mergeSegments', () => {
  it('takes the gap between neighbours in', () => {
    const parts = splitSegment(whole, 18, answer);
    expect(mergeSegments(parts[0], parts[1], answer)).toEqual(whole);
  });

  it('is undone by and undoes a split, for any cut of any text', () => {
    const text = fc
      .array(fc.constantFrom('word ', '中文', '，', '😀', '𠮷a', '. ', '。'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(), (source, seed) => {
        for (const cut of decompose(source)) {
          const at = 1 + (seed % Math.max(1, cut.text.length));
          if (!canSplit(cut.text, at)) continue;
          const [left, right] = splitSegment(cut, at, source);
          expect(isVerbatim(left, source) && isVerbatim(right, source)).toBe(true);
          expect(mergeSegments(left, right, source)).toEqual(cut);
        }
      }),
    );
  });
});

describe('canSplit', () => {
  it('refuses an empty part and a parted character', () => {
    expect(canSplit('ab', 1)).toBe(true);
    expect(canSplit('ab', 0)).toBe(false);
    expect(canSplit('a。', 1)).toBe(false);
    expect(canSplit('a𠮷b', 2)).toBe(false);
    expect(canSplit('a👩‍👧b', 3)).toBe(false);
    expect(canSplit('cafe\u0301s', 4)).toBe(false);
    expect(canSplit('a\r\nb', 2)).toBe(false);
  });
});

describe('canEditText', () => {
  it('asks for other words that hold a letter and can be stored', () => {
    expect(canEditText('它很长。', '这条河很长。')).toBe(true);
    expect(canEditText('它很长。', ' 它很长。 ')).toBe(false);
    expect(canEditText('它很长。', '……')).toBe(false);
    expect(canEditText('它很长。', '河\u0000')).toBe(false);
    expect(canEditText('它很长。', '河\ud83d')).toBe(false);
    expect(canEditText('a', 'b'.repeat(10_001))).toBe(false);
  });

  it('leaves the places in the answer as they are', () => {
    expect(editSegmentText(whole, ' The Lune is long. ')).toEqual({
      text: 'The Lune is long.',
      spans: [[0, 34]],
    });
  });
});
