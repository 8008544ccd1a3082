import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandsHere } from '@/lib/testing/commands';
import { testDatabase } from '@/lib/testing/database/database';

const test = testDatabase();
const { face4rag, json } = commandsHere();
let file: string;

beforeAll(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-import-')), 'in.jsonl');
});
afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }));

/** A sample with one annotator's verdict on its one segment. */
const line = (id: string, fact: string): string => {
  const answer = 'It is 120 km long.';
  const segment = { text: answer, fact, logic: 'consistent' };
  const record = { format: 'face4rag-studio/2', id, question: 'q', reference: 'r', answer };
  return `${JSON.stringify({ ...record, annotations: [{ annotator: 'Ann', segments: [segment] }] })}\n`;
};

it('import --dry-run: says what the import then does, changes nothing and leaves no file waiting', async () => {
  await json('project', 'create', 'Rivers');
  const take = ['import', file, '--project', 'Rivers'];
  fs.writeFileSync(file, line('a', 'consistent') + line('b', 'consistent'));
  expect(await json(...take, '--dry-run')).toMatchObject({
    added: 2,
    people: { new: 2 },
    samples: { new: 2 },
  });
  expect(await test.db.sample.count()).toBe(0);
  expect(await json(...take)).toMatchObject({ added: 2, rejected: 0 });

  fs.writeFileSync(file, line('a', 'unsure') + line('b', 'consistent') + line('c', 'consistent'));
  const told = await face4rag([...take, '--dry-run']);
  expect(told).toMatchObject({ code: 0 });
  expect(told.out).toContain('3 rows: 1 would be added, 1 are there already, 1 would be rejected.');
  expect(told.out).toContain(
    'changed: line 1, a, Ann: "It is 120 km long." (fact): consistent/consistent -> unsure/consistent',
  );
  expect(await json(...take)).toMatchObject({ rows: 3, added: 1, same: 1, rejected: 1 });
  const states = await test.db.import.groupBy({ by: ['state'], _count: true, orderBy: { state: 'asc' } });
  expect(states).toEqual([
    { state: 'done', _count: 2 },
    { state: 'cancelled', _count: 2 },
  ]);
  expect(await test.db.importComparison.count()).toBe(0);

  fs.writeFileSync(file, 'a,b\n1,2\n');
  expect(await face4rag([...take, '--dry-run'])).toMatchObject({ code: 1, out: '' });
  expect(await test.db.import.count({ where: { state: 'ready' } })).toBe(0);
});

it.each([[[]], [['--json']], [['--dry-run']]])(
  'import of a file that is not there, or of a folder, with %j: exit code 1, by name, and nothing is kept',
  async (options) => {
    const [none, folder] = [`${file}.none`, path.dirname(file)];
    const before = await test.db.import.count();
    const take = (...args: string[]) => face4rag(['import', ...args, '--project', 'Rivers', ...options]);
    const missing = { code: 1, out: '', err: `There is no such file or folder: ${none}\n` };
    expect(await take(none)).toEqual(missing);
    expect(await take(folder)).toEqual({
      ...{ code: 1, out: '' },
      err: `That is a folder, not a file: ${folder}\n`,
    });
    expect(await take(file, '--with', none)).toEqual(missing);
    expect(await test.db.import.count()).toBe(before);
  },
);
