import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownChange } from './shown-change';

const changed = (before: string, after: string) =>
  shownChange(after, [], { answer: before, reference: '' }).pieces;

describe('shownChange', () => {
  it('English and Chinese: whole words that were taken away and that came', () => {
    expect(changed('Ferry 7 carries many people.', 'Ferry 7 carries few people.')).toEqual([
      { kind: 'same', text: 'Ferry 7 carries ' },
      { kind: 'gone', text: 'many' },
      { kind: 'new', text: 'few' },
      { kind: 'same', text: ' people.' },
    ]);
    expect(changed('产量比去年增加。', '产量比去年减少。')).toEqual([
      { kind: 'same', text: '产量比去年' },
      { kind: 'gone', text: '增加' },
      { kind: 'new', text: '减少' },
      { kind: 'same', text: '。' },
    ]);
  });

  it('words that change one after the other are one phrase', () => {
    expect(changed('It rises in a lake.', 'It ends at some shore.')).toEqual([
      { kind: 'same', text: 'It ' },
      { kind: 'gone', text: 'rises in a lake' },
      { kind: 'new', text: 'ends at some shore' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('a long answer: is shown with the words around its change, and no character is cut in two', () => {
    const before = `${'a'.repeat(10)}👩‍🚀${'b'.repeat(58)} 12 ${'c'.repeat(70)}`;
    expect(changed(before, before.replace('12', '13'))).toEqual([
      { kind: 'same', text: `…👩‍🚀${'b'.repeat(58)} ` },
      { kind: 'gone', text: '12' },
      { kind: 'new', text: '13' },
      { kind: 'same', text: ` ${'c'.repeat(59)}…` },
    ]);
  });

  it('the evidence comes from the reference, and without the source the claimed words are all there is', () => {
    const edit = { start: 4, end: 6, was: '12', is: '13', evidence: { start: 3, end: 5 } };
    const source = { answer: 'all 12', reference: 'of 12 days' };
    expect(shownChange('all 13', [edit], source).evidence).toEqual(['of 12 days']);
    expect(shownChange('all 13', [edit], null)).toEqual({
      pieces: [
        { kind: 'gone', text: '12' },
        { kind: 'new', text: '13' },
      ],
      evidence: [],
    });
  });

  it('any two short texts: what is same and gone is the one, what is same and new the other', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 50 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = changed(before, after);
        const without = (kind: string): string =>
          pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
        expect(without('new')).toBe(before);
        expect(without('gone')).toBe(after);
      }),
    );
  });
});
