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

/** What stands in comments of the schema and of the rules; migrations stay as they were written. */
const inDatabase = ['prisma/schema', 'prisma/sql'].flatMap((folder) =>
  fs.readdirSync(path.join(ROOT, folder)).flatMap((file) => {
    const text = fs.readFileSync(path.join(ROOT, folder, file), 'utf8');
    const comments = text.split('\n').flatMap((line) => /(?:\/\/|--) .*/.exec(line)?.[0] ?? []);
    return [...comments.join('\n').matchAll(/(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql)\b/g)].map(([to]) => ({
      file: `${folder}/${file}`,
      to,
    }));
  }),
);

const exists = (to: string) => FOLDERS.some((folder) => fs.existsSync(path.join(ROOT, folder, to)));

it('paths of source files in the documents lead to files that exist', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ to }) => !exists(to))).toEqual([]);
});

it('paths of source files in comments of the schema and of the rules lead to files that exist', () => {
  expect(inDatabase.length).toBeGreaterThan(25);
  expect(inDatabase.filter(({ to }) => !exists(to))).toEqual([]);
});
