import { describe, expect, it } from 'vitest';
import { findNegations, negationMismatch } from './negation';

describe('findNegations', () => {
  it('gives the word, its place and what it negates', () => {
    expect(findNegations('😀他没有离开，后来')).toEqual([{ word: '没有', start: 3, scope: '离开' }]);
    expect(findNegations('It did not rise, then')).toEqual([{ word: 'not', start: 7, scope: 'rise' }]);
    expect(findNegations("They don't smoke")).toEqual([{ word: "n't", start: 7, scope: 'smoke' }]);
  });

  it.each(['不仅如此', '不断上升', '不同', '未来', '非洲', 'Another knot', 'nothing'])(
    'sees none in %s',
    (text) => expect(findNegations(text)).toEqual([]),
  );
});

describe('negationMismatch', () => {
  it('finds a negation of the segment, and one of the reference', () => {
    expect(negationMismatch('药物不可溶解。', '药物可溶解。')).toEqual({
      negated: { word: '不', start: 2, scope: '可溶解' },
      inSegment: true,
    });
    expect(negationMismatch('The drug dissolves.', 'The drug never dissolves.')).toEqual({
      negated: { word: 'never', start: 9, scope: 'dissolves' },
      inSegment: false,
    });
  });

  it.each([
    ['药物不溶解。', '药物不溶解。'],
    ['药物不溶解。', '药物有毒。'],
    ['药物没有毒性，可溶解。', '药物不贵，可溶解。'],
    ['He did not go.', 'He did it.'],
    ['药物溶解。', '药物可溶解。'],
  ])('finds none between %s and %s', (segment, sentence) =>
    expect(negationMismatch(segment, sentence)).toBeNull(),
  );
});
