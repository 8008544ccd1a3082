import fs from 'node:fs';
import { expect, it } from 'vitest';
import { writeOperations } from './operations.mjs';

it('the list of operations: is written once, and left as it is while no file comes or goes', () => {
  writeOperations();
  const before = fs.statSync('generated/operations.ts').mtimeMs;
  writeOperations();
  expect(fs.statSync('generated/operations.ts').mtimeMs).toBe(before);
});

it('the list of operations: holds each file under lib/<room>/operations by its name', () => {
  writeOperations();
  const list = fs.readFileSync('generated/operations.ts', 'utf8');
  const files = fs
    .readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/operations\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(list).toContain(`import('@/lib/${file.slice(0, -3)}')`);
});
