import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH, passwordFaults } from './password-rule';

const wei = { email: 'li.wei@example.org', name: 'Li Wei Ming Zhou' };

describe('passwordFaults', () => {
  it('accepts a long sentence in any script', () => {
    expect(passwordFaults('a river in the hills', wei)).toEqual([]);
    expect(passwordFaults('山间有一条很长的河流', wei)).toEqual([]);
  });

  it('counts code points, so that ten emoji are ten', () => {
    expect(passwordFaults('🌊🏔🌲🦊🌙⭐🔥🌧🍁', wei)).toEqual(['password_short']);
    expect(passwordFaults('🌊🏔🌲🦊🌙⭐🔥🌧🍁🐟', wei)).toEqual([]);
  });

  it('refuses the address and the name, however they are spaced, cased or widened', () => {
    expect(passwordFaults('LI.WEI@example.org', wei)).toEqual(['password_personal']);
    expect(passwordFaults('liwei mingzhou', wei)).toEqual(['password_personal']);
    expect(passwordFaults('ＬＩＷＥＩ　ＭＩＮＧＺＨＯＵ', wei)).toEqual(['password_personal']);
  });

  it('refuses the commonest and what repeats itself', () => {
    expect(passwordFaults('Password_1234', wei)).toEqual(['password_common']);
    expect(passwordFaults('woaini1314520', wei)).toEqual(['password_common']);
    expect(passwordFaults('abababababab', wei)).toEqual(['password_monotone']);
  });

  it('names every fault of an empty one and of one that is too long', () => {
    expect(passwordFaults('', wei)).toEqual(['password_short']);
    expect(passwordFaults('abcdefg '.repeat(17), wei)).toEqual(['password_long']);
  });

  it('never lets a short one through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (password) => {
        const short = [...password].length < MIN_PASSWORD_LENGTH;
        return passwordFaults(password, wei).includes('password_short') === short;
      }),
    );
  });
});
