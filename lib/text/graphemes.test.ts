import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemeSnap } from './graphemes';

describe('graphemeSnap', () => {
  it('moves off the inside of a family, a flag, an accent and a line end', () => {
    const family = graphemeSnap('a👨‍👩‍👧b'); // 8 units from 1 to 9
    expect([family.back(3), family.forward(3)]).toEqual([1, 9]);
    const flag = graphemeSnap('🇨🇳');
    expect([flag.back(2), flag.forward(2)]).toEqual([0, 4]);
    const accent = graphemeSnap('e\u0301t');
    expect([accent.back(1), accent.forward(1)]).toEqual([0, 2]);
    const lineEnd = graphemeSnap('a\r\nb');
    expect([lineEnd.back(2), lineEnd.forward(2)]).toEqual([1, 3]);
  });

  it('leaves positions between characters where they are', () => {
    const snap = graphemeSnap('中文 ab😀');
    for (const at of [0, 1, 2, 3, 4, 5, 7]) expect([snap.back(at), snap.forward(at)]).toEqual([at, at]);
  });

  it('agrees with the segmenter at every position of any text', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const unit = fc.constantFrom(
      'a',
      '中',
      '\u0301',
      '\u200d',
      '👩',
      '🏽',
      '🇨',
      '🇳',
      '\r',
      '\n',
      '𠮷',
      'क',
      '्',
      '각',
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const snap = graphemeSnap(text);
        for (let at = 0; at < text.length; at += 1) {
          const { index, segment } = segmenter.segment(text).containing(at)!;
          expect(snap.back(at)).toBe(index);
          expect(snap.forward(at)).toBe(index === at ? at : index + segment.length);
        }
      }),
    );
  });
});
