import { expect, it } from 'vitest';
import { requestFingerprint, idempotencyKey } from './key';

const keyOf = (value?: string) =>
  idempotencyKey(new Headers(value === undefined ? {} : { 'idempotency-key': value }));

it('a key: quoted or bare is the same, none is null', () => {
  expect([keyOf('"8e03978e"'), keyOf('8e03978e'), keyOf()]).toEqual(['8e03978e', '8e03978e', null]);
});

it.each(['', '""', 'two words', 'x'.repeat(256), 'é'])('%j: is refused by the name of its header', (key) => {
  expect(() => keyOf(key)).toThrow(/Idempotency-Key/);
});

it('a fingerprint: differs where method, path, query or what was sent does', () => {
  const request = { method: 'POST', url: 'http://studio.example/api/v1/projects?a=1' };
  const prints = [
    requestFingerprint(request, { name: 'A' }),
    requestFingerprint(request, { name: 'B' }),
    requestFingerprint({ ...request, method: 'PUT' }, { name: 'A' }),
    requestFingerprint({ ...request, url: 'http://studio.example/api/v1/projects?a=2' }, { name: 'A' }),
    requestFingerprint({ ...request, url: 'http://studio.example/api/v1/rounds?a=1' }, { name: 'A' }),
  ];
  expect(new Set(prints).size).toBe(5);
  expect(requestFingerprint(request, { name: 'A' })).toBe(prints[0]);
});
