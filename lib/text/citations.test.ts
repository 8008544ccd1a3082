import { describe, expect, it } from 'vitest';
import { blankCitations, citationsAt } from './citations';

describe('blankCitations', () => {
  it.each([
    ['涨了[1]。', '涨了   。'],
    ['Rose [2,3] and [4–6].', 'Rose       and      .'],
    ['见【7】', '见   '],
    ['It rose[citation needed].', 'It rose                 .'],
    ['note [^1]', 'note     '],
  ])('blanks the marks of %s and keeps every place', (text, blank) =>
    expect(blankCitations(text)).toBe(blank),
  );

  it.each(['[2024]', '[sic]', '【重要】', '数组 [a]'])('leaves %s', (text) =>
    expect(blankCitations(text)).toBe(text),
  );
});

describe('citationsAt', () => {
  it('matches one or more marks at the place that is set, and nowhere else', () => {
    const pattern = citationsAt();
    pattern.lastIndex = 2;
    expect(pattern.exec('甲。[1] [2]乙')?.[0]).toBe('[1] [2]');
    pattern.lastIndex = 1;
    expect(pattern.exec('甲。[1]')).toBeNull();
  });
});
