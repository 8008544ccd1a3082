import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { METHODS } from './registry';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where a method may have a folder of its own. */
const OWN = ['lib/consistency/methods', 'components/judge-steps'];

/** Files that still name a method, each for a screen or job that knows one; a new entry needs a reason. */
const NAMING = [
  'app/(studio)/projects/[projectId]/runs/run-row.tsx',
  'components/judge-steps/views.tsx',
  'lib/consistency/differences.ts',
  'lib/consistency/methods/registry.ts',
  'lib/consistency/other-words.ts',
];

describe('methods', () => {
  it('have different ids', () => {
    expect(new Set(METHODS.map(({ id }) => id)).size).toBe(METHODS.length);
  });

  it('are named by no file outside their folder that is not listed', () => {
    const ids = METHODS.map(({ id }) => id).join('|');
    const naming = new RegExp(`methods/(${ids})/|method(?:: | === )'(${ids})'|methods\\.(${ids})'`);
    const found = ['app', 'components', 'lib', 'worker', 'cli']
      .flatMap((folder) => sources(path.join(ROOT, folder)))
      .map((file) => path.relative(ROOT, file))
      .filter((file) => !METHODS.some(({ id }) => OWN.some((folder) => file.startsWith(`${folder}/${id}/`))))
      .filter((file) => {
        const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
        return naming.test(text) || METHODS.some(({ id }) => text.includes(`from './${id}/`));
      });
    expect(found.sort()).toEqual([...NAMING].sort());
  });
});

function sources(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .map((file) => path.join(folder, file));
}
