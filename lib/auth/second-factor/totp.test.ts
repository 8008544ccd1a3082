import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOf, totpCode, totpUri } from './totp';

/** "12345678901234567890" in Base32: the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** Seconds and the last six of the eight digits that the appendix lists for SHA-1. */
const RFC_CODES: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes of an app', () => {
  it.each(RFC_CODES)('are those of RFC 6238: at %i seconds', (seconds, code) => {
    expect(totpCode(RFC_SECRET, at(seconds))).toBe(code);
    expect(stepOf(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('hold one step before and one after theirs, so that clocks may differ a little', () => {
    const [seconds, code] = [1111111110, totpCode(RFC_SECRET, at(1111111110))];
    const step = seconds / 30;
    for (const away of [-30, 0, 29, 30, 59]) expect(stepOf(RFC_SECRET, code, at(seconds + away))).toBe(step);
    for (const away of [-31, -60, 60, 90]) expect(stepOf(RFC_SECRET, code, at(seconds + away))).toBeNull();
  });

  it('are six digits; a longer or shorter one is wrong', () => {
    for (const code of ['', '87082', '94287082', '0287082', 'abcdef'])
      expect(stepOf(RFC_SECRET, code, at(59))).toBeNull();
  });
});

it('a new secret has 160 bits and is another one each time', () => {
  const secrets = new Set(Array.from({ length: 50 }, newTotpSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('an app reads issuer, account and secret from the address, whatever stands in the account', () => {
  const uri = new URL(totpUri(RFC_SECRET, 'wei+a:b?c@example.test'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Face4RAG Studio:wei+a:b?c@example.test');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Face4RAG Studio',
    secret: RFC_SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
