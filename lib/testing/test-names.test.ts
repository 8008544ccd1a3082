import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const files = ['app', 'components', 'lib', 'scripts'].flatMap(sourceFiles);
const isTest = (file: string): boolean => file.includes('.test.');

it('the tests of a function are called by the name that it has', () => {
  const names = new Set(
    files.filter((file) => !isTest(file)).flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  const called = files.filter(isTest).flatMap((file) =>
    [...read(file).matchAll(/describe\(\s*'([a-z]\w*[A-Z]\w*)'/g)].map(([, name]) => ({
      file,
      name: name!,
    })),
  );
  expect(called.length).toBeGreaterThan(100);
  expect(called.filter(({ name }) => !names.has(name))).toEqual([]);
});
