import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH, type PasswordFault, passwordFaults } from './password-rule';

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

  it('refuses what is tried first, and says which parts are easy', () => {
    const faults: Record<string, PasswordFault[]> = {
      'Passw0rd1!': ['password_common'],
      Welcome2026: ['password_common', 'password_date'],
      'Summer2026!': ['password_common'],
      iloveyou1234: ['password_common'],
      Password_1234: ['password_common'],
      'zxcvbnm,./asdf': ['password_keyboard', 'password_common'],
      abababababab: ['password_monotone'],
      'abcdefg abcdefg abcdefg': ['password_monotone', 'password_sequence'],
      liwei19900101: ['password_personal', 'password_date'],
    };
    for (const [password, expected] of Object.entries(faults))
      expect([password, passwordFaults(password, wei)]).toEqual([password, expected]);
  });

  it('knows what is common in Chinese: pinyin, names, cities, numbers that sound like words, years', () => {
    const common = [
      'woaini1314520',
      'zhangwei1990',
      'beijing2008',
      'xiaoming123',
      'nihaoshijie',
      '13812345678',
    ];
    for (const password of common)
      expect([password, passwordFaults(password, wei)[0]]).toEqual([password, 'password_common']);
  });

  it('looks at a bounded part, so that no password takes long', () => {
    expect(passwordFaults('4@4@3€1!x7Kq9mPv2w'.repeat(7), wei)).toEqual([]);
    expect(passwordFaults(`${'a'.repeat(60)}b1c2d3`, wei)).toEqual(['password_monotone']);
  });

  it('names the fault of an empty one and of one that is too long', () => {
    expect(passwordFaults('', wei)).toEqual(['password_short']);
    expect(passwordFaults('abcdefg '.repeat(17), wei)).toEqual(['password_long']);
  });

  it('a short password: always refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (password) => {
        const short = [...password].length < MIN_PASSWORD_LENGTH;
        return passwordFaults(password, wei).includes('password_short') === short;
      }),
    );
  });
});
