import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '@/lib/testing/text-of';
import { diskBytes } from './disk-bytes';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-bytes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('a file on the disk is read from its beginning and anywhere in it', async () => {
  const place = path.join(folder, 'file');
  fs.writeFileSync(place, '一二三');
  const file = diskBytes(place);
  expect(file.size).toBe(9);
  expect(await textOf(file.stream())).toBe('一二三');
  expect(Buffer.from(await file.read(3, 6)).toString()).toBe('二');
  expect(Buffer.from(await file.read(6, 20)).toString()).toBe('三');
});
