import { describe, expect, it } from 'vitest';
import { isOwnOrigin, ownOrigins } from './own-origin';

const same = (headers: Record<string, string>): boolean => isOwnOrigin(new Headers(headers));

describe('isOwnOrigin without PUBLIC_URL', () => {
  it.each([
    [{ host: 'studio.lan:3000', origin: 'http://studio.lan:3000' }],
    [{ host: 'inner:3000', 'x-forwarded-host': 'studio.example', origin: 'https://studio.example' }],
    [{ host: 'inner', 'x-forwarded-host': 'studio.example, inner', origin: 'https://studio.example' }],
    [{ host: 'studio.lan', 'sec-fetch-site': 'same-origin' }],
  ])('holds for %o', (headers) => expect(same(headers)).toBe(true));

  it.each([
    [{ host: 'studio.lan', origin: 'http://evil.example' }],
    [{ host: 'studio.lan:3000', origin: 'http://studio.lan:4000' }],
    [{ host: 'studio.lan', origin: 'null' }],
    [{ host: 'studio.lan', 'sec-fetch-site': 'cross-site' }],
    [{ host: 'studio.lan' }],
  ])('does not hold for %o', (headers) => expect(same(headers)).toBe(false));
});

describe('isOwnOrigin with PUBLIC_URL', () => {
  const own = (headers: Record<string, string>) =>
    isOwnOrigin(new Headers({ host: 'inner:3000', ...headers }), 'https://studio.example/');

  it('knows the origin of PUBLIC_URL alone, whatever the request says of host and scheme', () => {
    expect(own({ origin: 'https://studio.example' })).toBe(true);
    expect(own({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    for (const origin of ['http://studio.example', 'http://inner:3000', 'https://evil.example', 'null'])
      expect(own({ origin, 'x-forwarded-host': 'evil.example' })).toBe(false);
    expect(own({})).toBe(false);
    expect(ownOrigins(new Headers({ host: 'evil.example' }), 'https://studio.example:8443/x')).toEqual([
      'https://studio.example:8443',
    ]);
  });
});
