import { expect, it } from 'vitest';
import { wholeNumber, wholeNumberOrNone } from './numbers';

it.each(['-1', '1.5', '', 'x', '9007199254740992'])(
  'a whole number from 0 on, %j: refused, and 0 is named',
  (text) => {
    expect(() => wholeNumberOrNone(text)).toThrow('It has to be a whole number from 0 on.');
    expect(() => wholeNumber(text)).toThrow('It has to be a whole number from 1 on.');
  },
);

it('a whole number, 0 and 12: 0 only where it may be', () => {
  expect([wholeNumberOrNone('0'), wholeNumberOrNone('12'), wholeNumber('12')]).toEqual([0, 12, 12]);
  expect(() => wholeNumber('0')).toThrow('from 1 on');
});
