import { expect, it } from 'vitest';
import { openKey, sealKey } from './key-cipher';

process.env.FACE4RAG_SECRET = 'a secret of the tests, longer than it must be';

it('gives a key back to its own endpoint alone', () => {
  const sealed = sealKey('sk-密钥-1', 'endpoint-1');
  expect(sealed).not.toContain('sk-');
  expect(openKey(sealed, 'endpoint-1')).toBe('sk-密钥-1');
  expect(openKey(sealed, 'endpoint-2')).toBeNull();
  expect(sealKey('sk-密钥-1', 'endpoint-1')).not.toBe(sealed);
});

it('gives nothing for what was changed or is something else', () => {
  const sealed = sealKey('sk-1', 'endpoint-1');
  const last = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(openKey(sealed.slice(0, -3) + last + sealed.slice(-2), 'endpoint-1')).toBeNull();
  expect(openKey('v2:abc', 'endpoint-1')).toBeNull();
  expect(openKey('', 'endpoint-1')).toBeNull();
});
