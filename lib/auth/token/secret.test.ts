import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashApiToken, isApiToken, newApiToken } from './secret';

/** The SHA-256 of these letters begins with 0f 00 73 85. */
const LETTERS = 'A'.repeat(43);

it('a new token: begins as scanners know it, is 53 characters long and passes its own check', () => {
  const { secret, prefix, secretHash } = newApiToken();
  expect(secret).toMatch(/^f4r_[\w-]{49}$/);
  expect(isApiToken(secret)).toBe(true);
  expect(secret.startsWith(prefix)).toBe(true);
  expect(prefix).toHaveLength(10);
  expect(secretHash).toBe(hashApiToken(secret));
  expect(secretHash).toMatch(/^[\da-f]{64}$/);
});

it('a token whose checksum is known: is one', () => {
  expect(isApiToken(`f4r_${LETTERS}DwBzhQ`)).toBe(true);
});

it('two new tokens: differ', () => {
  expect(newApiToken().secret).not.toBe(newApiToken().secret);
});

it('a token with one character changed: fails its check', () => {
  const { secret } = newApiToken();
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 46 }), (at) => {
      const other = secret[at] === 'x' ? 'y' : 'x';
      expect(isApiToken(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
    }),
  );
});

it.each([
  '',
  'f4r_',
  'made-up',
  `f4r_${LETTERS}`,
  `f4r_${LETTERS}DwBzhR`,
  `f4r_${LETTERS}DwBzhQ `,
  `F4R_${LETTERS}DwBzhQ`,
])('what is no token is none: %j', (text) => {
  expect(isApiToken(text)).toBe(false);
});
