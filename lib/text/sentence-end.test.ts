import { describe, expect, it } from 'vitest';
import { fullStopEnds } from './sentence-end';

/** Asks about the first full stop of a text. */
const ends = (text: string): boolean => fullStopEnds(text, 0, text.indexOf('.'), text.indexOf('.') + 1);

describe('fullStopEnds', () => {
  it.each([
    'It rained. The river rose.',
    'It rained.',
    '完成了.他走了',
    'It cost $5. Two left.',
    '由Bell. 他走了',
  ])('ends a sentence in %s', (text) => expect(ends(text)).toBe(true));

  it.each([
    'It is 3.5 km.',
    'See a.com today',
    'Mr. Smith left.',
    '1. First item',
    'Two: a. first',
    '## 2. Second',
    'at 5 p.m. and later',
    'approx. five',
    '1.甲',
  ])('does not end one in %s', (text) => expect(ends(text)).toBe(false));

  it('looks past quotes that open the next sentence', () => {
    expect(ends('It rained. “The river rose.”')).toBe(true);
    expect(ends('It rained. “the river” rose')).toBe(false);
  });
});
