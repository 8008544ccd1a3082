import { afterAll, beforeAll, expect, it } from 'vitest';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requiredFile } from './required-file';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-required-'));
  fs.writeFileSync(path.join(folder, 'in.csv'), 'id\n');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('a file that is there: its size', () => {
  expect(requiredFile(path.join(folder, 'in.csv')).size).toBe(3);
});

it.each([
  ['none.csv', 'ENOENT'],
  ['in.csv/x', 'ENOTDIR'],
  ['.', 'EISDIR'],
])('%j, where no file is: refused with %s and its path', (name, code) => {
  const at = `${folder}/${name}`;
  let thrown: unknown;
  try {
    requiredFile(at);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ code, path: at });
});
