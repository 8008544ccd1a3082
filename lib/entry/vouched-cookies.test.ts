import { expect, it } from 'vitest';
import { VouchedCookies } from './vouched-cookies';

it('knows a cookie by every character of it, and forgets the oldest when there are too many', () => {
  const vouched = new VouchedCookies(2);
  vouched.remember('a.signed', 'a');
  vouched.remember('b.signed', 'b');
  expect(vouched.tokenOf('a.signed')).toBe('a');
  expect(vouched.tokenOf('a.forged')).toBeUndefined();
  vouched.remember('a.signed', 'a');
  vouched.remember('c.signed', 'c');
  expect(vouched.tokenOf('b.signed')).toBeUndefined();
  expect([vouched.tokenOf('a.signed'), vouched.tokenOf('c.signed')]).toEqual(['a', 'c']);
});
