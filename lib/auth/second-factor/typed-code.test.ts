import { expect, it } from 'vitest';
import { isAppCode, plainCode } from './typed-code';

it('a code is read as it was meant, however it was typed', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '１２３４５６', '123‑456'])
    expect(plainCode(typed)).toBe('123456');
  expect(plainCode('ABCD-2345 efgh')).toBe('abcd2345efgh');
});

it('six digits are a code of an app, everything else is none', () => {
  expect(isAppCode('012345')).toBe(true);
  for (const other of ['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '123456\n'])
    expect(isAppCode(other)).toBe(false);
});
