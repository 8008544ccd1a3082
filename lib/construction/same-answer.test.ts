import { describe, expect, it } from 'vitest';
import { isNearAnswer, plainAnswer } from './same-answer';

describe('the plain form of an answer', () => {
  it.each([
    ['The fee is 5 %.', 'the fee is 5%'],
    ['门票 ２０ 元。', '门票20元'],
    ['He said: “No”, then left', 'he said "no" then left.'],
  ])('%j and %j, which differ in width, case, spacing and marks: the same', (one, other) => {
    expect(plainAnswer(one)).toBe(plainAnswer(other));
  });

  it.each([
    ['The fee is 5%', 'The fee is 5‰'],
    ['-5 °C', '5 °C'],
    ['1.5 km', '15 km'],
    ['at 9:00', 'at 900'],
    ['可以退票', '不可以退票'],
  ])('%j and %j, which say something else: two', (one, other) => {
    expect(plainAnswer(one)).not.toBe(plainAnswer(other));
  });
});

describe('an answer beside others', () => {
  const answer =
    'The pool opens at seven in the morning and closes at nine in the evening on every weekday of the year.';

  it('with two letters changed in a hundred: near', () => {
    expect(isNearAnswer(answer.replace('year', 'yean'), ['Another one.', answer])).toBe(true);
  });

  it('in other words: not near', () => {
    const said =
      'On each working day the baths are open from seven until nine at night, all the year round without a break.';
    expect(isNearAnswer(said, [answer])).toBe(false);
  });

  it('short, with one character changed: not near, as it shares n-grams too easily', () => {
    expect(isNearAnswer('It opens at seven.', ['It opens at eleven.'])).toBe(false);
  });

  it('without others: not near', () => {
    expect(isNearAnswer(answer, [])).toBe(false);
  });
});
