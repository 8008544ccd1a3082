import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-secrets-'));
const file = path.join(folder, 'url');
fs.writeFileSync(file, 'postgresql://of-the-file\n');
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('a setting is read from the file that is named for it, unless it is given itself', () => {
  const DATABASE_URL_FILE = file;
  expect(withSecretFiles({ DATABASE_URL_FILE }).DATABASE_URL).toBe('postgresql://of-the-file');
  expect(withSecretFiles({ DATABASE_URL_FILE, DATABASE_URL: 'given' }).DATABASE_URL).toBe('given');
  expect(withSecretFiles({ DATABASE_URL_FILE: '', DATABASE_URL: '' }).DATABASE_URL).toBe('');
});

it('a file that cannot be read is named with its setting', () => {
  expect(() => withSecretFiles({ METRICS_TOKEN_FILE: '/nowhere' })).toThrow(
    'The setting METRICS_TOKEN_FILE is wrong: /nowhere cannot be read (ENOENT).',
  );
});
