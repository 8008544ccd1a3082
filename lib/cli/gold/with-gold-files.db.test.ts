import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { checkFile } from '@/lib/exchange/server/check/check-file';
import { closeBoss } from '@/lib/jobs/boss';
import { importedText } from '@/lib/testing/actions/exported';
import { commandsHere } from '@/lib/testing/commands';
import { project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { withGoldFiles } from './with-gold-files';

const test = testDatabase();
const { face4rag } = commandsHere();
const ctx = () => ({ actor: commandLineActor, db: test.db });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-named-gold-'));
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await closeBoss();
});

const texts = { question: 'How long?', reference: 'It is 120 km long.' };
const gold = (id: string, answer: string, fact: 'consistent' | 'inconsistent') =>
  JSON.stringify({
    ...{ format: 'face4rag-studio/2', id, ...texts, answer },
    annotations: [
      {
        annotator: 'Ann',
        segments: [
          {
            text: answer,
            fact,
            logic: 'consistent',
            ...(fact === 'inconsistent' && { error_type: 'KCont' }),
          },
        ],
      },
    ],
  });

/** Snapshot 1 has one sample, the project another one since. */
let projectId: string;
let input: string;
beforeAll(async () => {
  projectId = (await project(test.db, 'Rivers')).id;
  await importedText(ctx(), projectId, gold('g1', 'It is 12 km long.', 'inconsistent'));
  await madeSnapshot(ctx(), projectId);
  await importedText(ctx(), projectId, gold('g2', 'It is 120 km long.', 'consistent'));
  await project(test.db, 'Empty');
  for (let copy = 0; copy < 2; copy += 1) await project(test.db, 'Twice');
  input = path.join(folder, 'new.jsonl');
  const rows = ['It is 12 km long.', 'It is 120 km long!'].map((answer, at) => ({
    id: `n${at}`,
    ...texts,
    answer,
  }));
  fs.writeFileSync(input, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
});

const checked = (...names: string[]) =>
  withGoldFiles(ctx(), names, (files) =>
    checkFile({
      input,
      gold: files,
      maxErrors: 0,
      maxRejected: 0,
      maxErrorShare: null,
      leastKnown: null,
      out: null,
    }),
  );

describe('gold that the studio has', () => {
  it('a project by name or id: its gold as it stands', async () => {
    for (const name of ['Rivers', projectId])
      expect(await checked(name)).toMatchObject({
        gold: { samples: 2, segments: 2 },
        segments: { consistent: 1, inconsistent: 1, new: 0 },
        errors: [{ id: 'n0', error_types: ['KCont'], from: ['g1'] }],
      });
  });

  it('PROJECT@NUMBER: the lines of that snapshot, whatever came later', async () => {
    expect(await checked('Rivers@1')).toMatchObject({
      gold: { samples: 1 },
      segments: { consistent: 0, inconsistent: 1, new: 1 },
    });
  });

  it('a project that is called as a snapshot would be: the project', async () => {
    const { id } = await project(test.db, 'Rivers@1');
    await importedText(ctx(), id, gold('g3', 'It is 120 km long.', 'consistent'));
    expect(await checked('Rivers@1')).toMatchObject({ segments: { consistent: 1, inconsistent: 0, new: 1 } });
    await test.db.project.update({ where: { id }, data: { name: 'Another' } });
  });

  it.each([
    ['Nowhere', 'There is neither a file nor a project "Nowhere".'],
    ['Nowhere@2', 'There is neither a file nor a project "Nowhere".'],
    ['Rivers@7', 'Rivers@7: There is no such snapshot.'],
    ['Twice', 'Several projects are named "Twice": give the id.'],
    ['Empty', 'Empty: there is no gold in it yet.'],
  ])('%s: refused in words', async (name, words) => {
    await expect(checked(name)).rejects.toThrow(words);
  });

  it('a snapshot that was deleted: refused in words', async () => {
    const { number } = await test.db.snapshot.update({
      where: { id: await madeSnapshot(ctx(), projectId) },
      data: { deletedAt: new Date() },
    });
    await expect(checked(`Rivers@${number}`)).rejects.toThrow(/deleted/);
  });

  it('its files: are gone afterwards, also where what is done with them fails', async () => {
    let left = '';
    const work = withGoldFiles(ctx(), ['Rivers'], ([file]) => {
      left = file!.path;
      expect(fs.existsSync(left)).toBe(true);
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(fs.existsSync(path.dirname(left))).toBe(false);
  });

  it('beside a file, by the command: exit code 4 with what is known from either', async () => {
    const file = path.join(folder, 'more.jsonl');
    fs.writeFileSync(
      file,
      JSON.stringify({ ...texts, id: 'f1', answer: 'It is 120 km long.', label: 'consistent' }),
    );
    const { code, out } = await face4rag(['check', input, '--gold', file, '--gold', 'Rivers@1', '--json']);
    expect(code).toBe(4);
    expect(JSON.parse(out)).toMatchObject({
      gold: { samples: 2 },
      segments: { consistent: 1, inconsistent: 1 },
    });
  });
});
