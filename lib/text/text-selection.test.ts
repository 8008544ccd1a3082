import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences';
import {
  extendSentence,
  moveEnd,
  otherEnd,
  selectSentence,
  stepSentence,
  type TextSelection,
} from './text-selection';

const TEXT = '天 😀。\r\nThe river is 120 km long, and cold. It rises in the hills.';
const SENTENCES = splitSentences(TEXT);
const said = ({ start, end }: TextSelection): string => TEXT.slice(start, end);
const river = (): TextSelection => selectSentence(SENTENCES, 7)!;

describe('a selection chosen by keys', () => {
  it('begins as the sentence at a place, and steps by sentence within the text', () => {
    expect(said(river())).toBe('The river is 120 km long, and cold.');
    expect(said(stepSentence(SENTENCES, river(), 1))).toBe('It rises in the hills.');
    expect(said(stepSentence(SENTENCES, river(), -1))).toBe('天 😀。');
    const last = selectSentence(SENTENCES, TEXT.length)!;
    expect(stepSentence(SENTENCES, last, 1)).toEqual(last);
    expect(selectSentence([], 0)).toBeNull();
  });

  it('extends by sentence to both sides, and shrinks the way it came', () => {
    const down = extendSentence(SENTENCES, river(), 1);
    expect(said(down)).toBe('The river is 120 km long, and cold. It rises in the hills.');
    expect(extendSentence(SENTENCES, down, -1)).toEqual(river());
    const up = extendSentence(SENTENCES, river(), -1);
    expect(said(up)).toBe('天 😀。\r\nThe river is 120 km long, and cold.');
    expect(said(extendSentence(SENTENCES, up, 1))).toBe('The river is 120 km long, and cold.');
    const turned = extendSentence(SENTENCES, extendSentence(SENTENCES, up, 1), 1);
    expect(said(turned)).toBe('The river is 120 km long, and cold. It rises in the hills.');
  });

  it('moves either end by clause and by word, and never empties', () => {
    const clause = moveEnd(TEXT, SENTENCES, river(), -1, 'clause');
    expect(said(clause)).toBe('The river is 120 km long');
    const word = moveEnd(TEXT, SENTENCES, clause, -1, 'word');
    expect(said(word)).toBe('The river is 120 km');
    const from = moveEnd(TEXT, SENTENCES, otherEnd(word), 1, 'word');
    expect(said(from)).toBe('river is 120 km');
    expect(said(moveEnd(TEXT, SENTENCES, from, -1, 'clause'))).toBe('The river is 120 km');
    const one = selectSentence(SENTENCES, 0)!;
    expect(moveEnd(TEXT, SENTENCES, one, -1, 'clause')).toEqual(one);
    expect(said(moveEnd(TEXT, SENTENCES, river(), 1, 'clause'))).toBe(
      'The river is 120 km long, and cold. It rises in the hills.',
    );
  });

  it('parts no character and keeps a letter in it, whatever the keys and the text', () => {
    const piece = fc.constantFrom(
      '中',
      '河流，',
      'word ',
      '。',
      '. ',
      '\r\n',
      '👩‍👩‍👧',
      'é',
      '𠮷',
      '3.5 ',
      '；',
      'a',
    );
    const key = fc.constantFrom('step', 'extend', 'clause', 'word', 'swap');
    const keys = fc.array(fc.tuple(key, fc.constantFrom<1 | -1>(1, -1)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), keys, (pieces, pressed) => {
        const text = pieces.join('');
        const sentences = splitSentences(text);
        let selection = selectSentence(sentences, 0);
        if (!selection) return;
        const breaks = new Set([...new Intl.Segmenter().segment(text)].map(({ index }) => index));
        breaks.add(text.length);
        for (const [name, by] of pressed) {
          if (name === 'step') selection = stepSentence(sentences, selection, by);
          else if (name === 'extend') selection = extendSentence(sentences, selection, by);
          else if (name === 'swap') selection = otherEnd(selection);
          else selection = moveEnd(text, sentences, selection, by, name as 'clause' | 'word');
          expect(selection.start).toBeLessThan(selection.end);
          expect([breaks.has(selection.start), breaks.has(selection.end)]).toEqual([true, true]);
        }
      }),
    );
  });
});
