import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en/methods.json';
import zhCN from '@/messages/zh-CN/methods.json';
import { paramFields } from '../param-fields';
import { COUNT_VOTES, METHODS } from './registry';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where a method may have a folder of its own. */
const OWN = ['lib/consistency/methods', 'components/method-steps'];

/** Files that name a method: where it is registered; a new entry needs a reason. */
const NAMING = ['components/method-steps/views.tsx', 'lib/consistency/methods/registry.ts'];

describe('methods', () => {
  it('have different ids', () => {
    expect(new Set(METHODS.map(({ id }) => id)).size).toBe(METHODS.length);
  });

  it('name judges in their parameters if they count votes, and only then: queues tell them by that', () => {
    const naming = METHODS.filter(({ params }) => params && 'judges' in params.shape);
    expect(naming.map(({ id }) => id)).toEqual(COUNT_VOTES);
  });

  it.each([
    ['en', en],
    ['zh-CN', zhCN],
  ])('have words in %s: their names, and the labels of what a person may set', (_, messages) => {
    const words = messages as Record<string, { name: string; params?: Record<string, object> }>;
    for (const { id, params } of METHODS) {
      expect(words[id], id).toMatchObject({ name: expect.any(String), about: expect.any(String) });
      for (const field of paramFields(params))
        expect(words[id]!.params?.[field.key], `${id} ${field.key}`).toMatchObject({
          label: expect.any(String),
          ...(field.kind === 'choice' && {
            choices: Object.fromEntries(field.choices.map((choice) => [choice, expect.any(String)])),
          }),
        });
    }
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
