import { describe, expect, it } from 'vitest';
import { labelOf } from './labels';
import { markedSegments } from './marked-segments';

const CONSISTENT = { fact: 'consistent', logic: 'consistent', error_type: null };
const ANSWER = '😀 It rains. It is dry, and warm. It snows.';

describe('markedSegments', () => {
  it('makes a segment of each mark, and consistent ones of the sentences that no mark touches', () => {
    expect(markedSegments(ANSWER, [{ spans: [[18, 21]], ...labelOf('Hallu') }], 'consistent')).toEqual([
      { spans: [[0, 11]], ...CONSISTENT },
      { spans: [[18, 21]], fact: 'inconsistent', logic: 'consistent', error_type: 'Hallu' },
      { spans: [[33, 42]], ...CONSISTENT },
    ]);
  });

  it('says nothing of what is not marked where the file does not', () => {
    expect(markedSegments(ANSWER, [{ spans: [[18, 21]], ...labelOf('LOver') }], 'unjudged')).toEqual([
      { spans: [[18, 21]], fact: 'consistent', logic: 'inconsistent', error_type: 'LOver' },
    ]);
  });

  it('marks of one place: the first speaks, with the notes and the evidence of all, each once', () => {
    const spans: [[number, number]] = [[2, 4]];
    const said = (start: number) => ({ relation: 'contradicts' as const, start, end: start + 1, quote: 'x' });
    const marks = [
      { spans, ...labelOf('KCont'), note: 'b', evidence: [said(1)] },
      { spans, ...labelOf('unsure'), note: 'a' },
      { spans, ...labelOf('consistent') },
      { spans, ...labelOf('Hallu'), note: 'a', evidence: [said(1), said(5)] },
    ];
    expect(markedSegments(ANSWER, marks, 'unjudged')).toEqual([
      { spans, ...labelOf('KCont'), note: 'b\na', evidence: [said(1), said(5)] },
    ]);
  });

  it('keeps the first of two marks of one place, with the notes of both, and marks that overlap apart', () => {
    const marks = [
      { spans: [[2, 4]] as [[number, number]], ...labelOf('Hallu'), note: 'a' },
      { spans: [[2, 4]] as [[number, number]], ...labelOf('KCont'), note: 'b' },
      { spans: [[3, 6]] as [[number, number]], ...labelOf('unsure') },
    ];
    expect(markedSegments(ANSWER, marks, 'unjudged')).toMatchObject([
      { spans: [[2, 4]], error_type: 'Hallu', note: 'a\nb' },
      { spans: [[3, 6]], fact: 'unsure', logic: 'unsure', error_type: null },
    ]);
  });
});
