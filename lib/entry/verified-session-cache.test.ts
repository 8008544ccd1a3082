import { expect, it } from 'vitest';
import { VerifiedSessionCache } from './verified-session-cache';

it('knows a cookie by every character of it, and forgets the oldest when there are too many', () => {
  const verifiedSessions = new VerifiedSessionCache(2);
  verifiedSessions.remember('a.signed', 'a');
  verifiedSessions.remember('b.signed', 'b');
  expect(verifiedSessions.tokenOf('a.signed')).toBe('a');
  expect(verifiedSessions.tokenOf('a.forged')).toBeUndefined();
  verifiedSessions.remember('a.signed', 'a');
  verifiedSessions.remember('c.signed', 'c');
  expect(verifiedSessions.tokenOf('b.signed')).toBeUndefined();
  expect([verifiedSessions.tokenOf('a.signed'), verifiedSessions.tokenOf('c.signed')]).toEqual(['a', 'c']);
});
