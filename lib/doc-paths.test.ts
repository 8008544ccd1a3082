import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['', 'lib'];
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'lib/README.md',
  ...fs.readdirSync(path.join(ROOT, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

const named = DOCS.flatMap((file) =>
  [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs))`/g)].map(
    ([, to = '']) => ({ file, to }),
  ),
);

it('paths of source files in the documents lead to files that exist', () => {
  const exists = (to: string) => FOLDERS.some((folder) => fs.existsSync(path.join(ROOT, folder, to)));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ to }) => !exists(to))).toEqual([]);
});
