import { expect, it } from 'vitest';
import { shortAddress } from './short-address';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:0db8:0000:00a1:0000:0000:0000:0000', '2001:db8:0:a1::'],
  ['2001:0db8:0000:0001:0000:0000:0000:0001', '2001:db8:0:1:0:0:0:1'],
  ['0000:0000:0000:0000:0000:0000:0000:0000', null],
  ['', null],
  [null, null],
])('writes %s as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
