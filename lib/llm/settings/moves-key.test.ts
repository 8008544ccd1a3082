import { expect, it } from 'vitest';
import { movesKey } from './moves-key';

it.each<[string, string, string | null, boolean]>([
  ['the same', 'https://a.example/v1', null, false],
  ['another path', 'https://a.example/v2', null, false],
  ['another host', 'https://b.example/v1', null, true],
  ['without encryption', 'http://a.example/v1', null, true],
  ['a proxy, which sees nothing of an encrypted call', 'https://a.example/v1', 'http://p.example:1', false],
])('a key and %s (%s, by %s): moves is %s', (_, baseUrl, proxy, moves) => {
  expect(movesKey({ baseUrl: 'https://a.example/v1', proxy: null }, { baseUrl, proxy })).toBe(moves);
});

it('a proxy of a call without encryption would see the key', () => {
  const plain = { baseUrl: 'http://a.example/v1', proxy: null };
  expect(movesKey(plain, { ...plain, proxy: 'http://p.example:1' })).toBe(true);
  expect(movesKey(plain, plain)).toBe(false);
});
