import { describe, expect, it } from 'vitest';
import { type GoldAnswer, type GoldSegment, pairAnswers, pairSegments } from './gold-pairs';
import { likeness } from './likeness';

const answer = (id: string, group: string, verdict: GoldAnswer['verdict']) => ({ id, group, verdict });
const segment = (text: string, verdict: GoldSegment['verdict']) => ({ text, verdict });

describe('pairAnswers', () => {
  it('pairs answers to one question off, each once', () => {
    const { pairs, alone } = pairAnswers([
      answer('1', 'ferry', 'consistent'),
      answer('2', 'ferry', 'inconsistent'),
      answer('3', 'ferry', 'inconsistent'),
      answer('4', 'river', 'consistent'),
      answer('5', 'tower', 'inconsistent'),
      answer('6', 'bridge', 'inconsistent'),
      answer('7', 'bridge', 'consistent'),
    ]);
    expect(pairs).toEqual([
      { correct: '1', incorrect: '2' },
      { correct: '7', incorrect: '6' },
    ]);
    expect(alone).toEqual(['tower']);
  });
});

describe('likeness', () => {
  it.each([
    // ab bc cd against bc cd de: 2 of 3 and 3.
    ['abcd', 'bcde', 4 / 6],
    ['Ab, cd', 'ａｂｃｄ', 1],
    ['末班船20点开', '末班船22点开', 8 / 12],
    ['abc', 'xyz', 0],
    ['', '', 0],
  ])('%j and %j: %d', (one, other, expected) => {
    expect(likeness(one, other)).toBeCloseTo(expected, 12);
  });
});

describe('pairSegments', () => {
  it('to an inconsistent segment: the consistent one that is most like it, in English and Chinese', () => {
    expect(
      pairSegments([
        segment('The ferry runs every day.', 'consistent'),
        segment('In winter the last boat leaves at 20:00.', 'consistent'),
        segment('In winter the last boat leaves at 22:00.', 'inconsistent'),
        segment('冬季末班船20:00开。', 'consistent'),
        segment('冬季末班船22:00开。', 'inconsistent'),
      ]),
    ).toEqual([
      {
        correct: 'In winter the last boat leaves at 20:00.',
        incorrect: 'In winter the last boat leaves at 22:00.',
      },
      { correct: '冬季末班船20:00开。', incorrect: '冬季末班船22:00开。' },
    ]);
  });

  it('none where no counterpart exists', () => {
    expect(
      pairSegments([
        segment('The ferry runs every day.', 'consistent'),
        segment('Tickets cost four euros.', 'inconsistent'),
        segment('the ferry runs every day', 'inconsistent'),
      ]),
    ).toEqual([]);
  });
});
