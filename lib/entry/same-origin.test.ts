import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin';

const same = (headers: Record<string, string>): boolean =>
  isSameOrigin(new Request('http://0.0.0.0:3000/', { method: 'POST', headers }));

describe('isSameOrigin', () => {
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
