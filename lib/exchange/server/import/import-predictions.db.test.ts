import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { type ZipEntry, zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { outsideRunSchema } from '../../predictions/prediction-line';
import { ingestImport } from '../ingest/ingest-import';
import { getImport } from './get-import';
import { importAtOnce } from './import-at-once';
import { importPredictions } from './import-predictions';
import { listRejects } from './list-rejects';

const test = testDatabase();
let projectId: string;
let lead: Ctx;

const RUN = outsideRunSchema.parse({ method: 'my-judge', version: '1', runAt: '2026-01-02T03:04:05.000Z' });
const bytes = (lines: readonly object[]) =>
  Readable.from([Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))]);
const send = (lines: readonly object[], ctx = lead) => importPredictions(ctx, projectId, RUN, bytes(lines));
/** As the worker does. */
async function taken(lines: readonly object[]) {
  const { id, ...told } = await send(lines);
  await ingestImport(lead, id, new AbortController().signal);
  return { ...told, row: await getImport(lead, id), rejects: await listRejects(lead, id, 0, 10) };
}
const runs = () => test.db.run.findMany({ where: { projectId } });

beforeAll(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  for (const externalId of ['1', '2', '3']) await sample(test.db, projectId, { externalId });
});

describe('predictions of a judge outside', () => {
  it('become a run of it with what it said; refused lines are named, the others are taken', async () => {
    const { refused, issues, row, rejects } = await taken([
      { sample: '1', verdict: 'inconsistent', score: 0.8 },
      { sample: 'none', verdict: 'consistent' },
      { sample: '2', verdict: 'perhaps' },
      {
        sample: '3',
        segments: [
          { text: 'The river is 120 km long.', fact: 'consistent' },
          { text: 'It rises in the sea.', fact: 'inconsistent' },
        ],
      },
    ]);
    expect([refused, issues]).toEqual([
      2,
      [
        { path: 'line 2.sample', code: 'not_there' },
        { path: 'line 3.verdict', code: 'invalid_value' },
      ],
    ]);
    expect(row).toMatchObject({ state: 'done', added: 1, rejected: 1 });
    expect(rejects).toMatchObject([{ line: 4, faults: [{ column: 'annotations[0].segments[1].spans' }] }]);
    expect(await runs()).toMatchObject([
      { method: 'my-judge', version: '1', imported: true, state: 'done', done: 1, judges: ['fact'] },
    ]);
    const [said] = await test.db.annotation.findMany({
      where: { projectId, source: 'method' },
      select: {
        verdict: true,
        sample: { select: { externalId: true } },
        labels: { select: { fact: true, machine: true } },
      },
    });
    expect(said).toMatchObject({
      verdict: 'inconsistent',
      sample: { externalId: '1' },
      labels: [{ fact: 'inconsistent', machine: { score: 0.8 } }],
    });
  });

  it('sent again, with more: add to the same run, nothing twice', async () => {
    const { row } = await taken([
      { sample: '1', verdict: 'inconsistent', score: 0.8 },
      { sample: '2', verdict: 'consistent' },
    ]);
    expect(row).toMatchObject({ added: 1, same: 1 });
    expect((await runs()).map(({ done }) => done)).toEqual([2]);
    expect(await test.db.sample.count({ where: { projectId } })).toBe(3);
  });

  it('of a sample with more than its texts: tell nothing else of it', async () => {
    await sample(test.db, projectId, { externalId: '4' });
    const more = {
      generator: 'a model',
      language: 'en',
      coarseLabel: 'consistent' as const,
      metadata: { page: 3 },
      withdrawnAt: new Date('2026-01-01T00:00:00.000Z'),
      withdrawnReason: 'twice',
    };
    await test.db.sample.updateMany({ where: { projectId, externalId: '4' }, data: more });
    const { row } = await taken([{ sample: '4', verdict: 'consistent' }]);
    expect(row).toMatchObject({ state: 'done', added: 1, notes: [] });
  });

  it('end their run: in the audit log, which webhooks follow, once for each import that adds some', async () => {
    const [run] = await runs();
    const ends = async () =>
      (
        await test.db.auditEvent.findMany({ where: { projectId, action: 'run.end' }, orderBy: { id: 'asc' } })
      ).map(({ objectId, via, after }) => ({ objectId, via, after }));
    const before = await ends();
    const end = (done: number) => ({
      objectId: run!.id,
      via: 'import',
      after: { state: 'done', done, failed: 0 },
    });
    expect(before.at(-1)).toEqual(end(run!.done));
    await taken([{ sample: '3', verdict: 'consistent' }]);
    await taken([{ sample: '3', verdict: 'consistent' }]);
    expect(await ends()).toEqual([...before, end(run!.done + 1)]);
  });

  it('of which none can be used: refused, and nothing waits', async () => {
    const before = await test.db.import.count();
    await expect(send([{ sample: 'none', verdict: 'consistent' }])).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'line 1.sample', code: 'not_there' }] },
    });
    await expect(send([])).rejects.toMatchObject({
      error: { issues: [{ path: 'body', code: 'empty_file' }] },
    });
    expect(await test.db.import.count()).toBe(before);
  });

  it('of an annotator: forbidden; of somebody outside: not found', async () => {
    const lines = [{ sample: '1', verdict: 'consistent' }];
    await expect(send(lines, await member(test.db, projectId, 'annotator'))).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(send(lines, await person(test.db))).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
  });
});

describe('samples in one request', () => {
  const file = (lines: readonly object[]) => ({ name: 'samples.jsonl', body: bytes(lines), size: null });

  it('are handed to a worker at once, with their audit row', async () => {
    const { id } = await importAtOnce(
      lead,
      projectId,
      file([{ question: 'q', reference: 'r', answer: 'a', id: '9' }]),
    );
    expect(await getImport(lead, id)).toMatchObject({ state: 'queued' });
    await ingestImport(lead, id, new AbortController().signal);
    expect(await getImport(lead, id)).toMatchObject({ state: 'done', added: 1 });
    expect(await test.db.auditEvent.count({ where: { objectId: id, action: 'import.start' } })).toBe(1);
  });

  it('in an encoding that is named: read in it, whatever the bytes look like', async () => {
    // 影 in GBK is a letter of Cyrillic in UTF-8.
    const sent = async (id: string, encoding: 'gb18030' | null) => {
      const row = Buffer.from(`question,ref,answer,id\n@@,@@,@@,${id}\n`)
        .toString('hex')
        .replaceAll('4040', 'd3b0');
      const body = Readable.from([Buffer.from(row, 'hex')]);
      const started = await importAtOnce(lead, projectId, { name: 'x.csv', body, size: null, encoding });
      await ingestImport(lead, started.id, new AbortController().signal);
      return (await test.db.sample.findFirstOrThrow({ where: { projectId, externalId: id } })).answer;
    };
    expect(await sent('named', 'gb18030')).toBe('影');
    expect(await sent('not named', null)).toBe('Ӱ');
  });

  it('as a zip of several files: refused with their names, and read where one is named', async () => {
    const csv = (id: string) => ({ name: `${id}.csv`, content: `question,ref,answer,id\nq,r,a,${id}\n` });
    const send = async (entry?: string, ...more: ZipEntry[]) => {
      const zip = zipBytes([csv('a'), ...more, { name: 'readme.txt', content: 'About a.' }]);
      const sent = { name: 'x.zip', entry, body: Readable.from([zip]), size: null };
      const { id } = await importAtOnce(lead, projectId, sent);
      await ingestImport(lead, id, new AbortController().signal);
      const samples = await test.db.sample.findMany({ where: { importId: id } });
      return samples.map(({ externalId }) => externalId);
    };
    await expect(send(undefined, csv('b'))).rejects.toMatchObject({
      error: {
        code: 'invalid',
        issues: ['a', 'b'].map((name) => ({ path: `entry=${name}.csv`, code: 'several_entries' })),
      },
    });
    expect(await test.db.import.count({ where: { projectId, state: 'ready' } })).toBe(0);
    expect(await send('b.csv', csv('b'))).toEqual(['b']);
    expect(await send()).toEqual(['a']);
    await expect(send('c.csv', csv('b'))).rejects.toMatchObject({
      error: { issues: [{ path: 'entry', code: 'no_such_entry' }] },
    });
  });

  it('without a required field: refused by its name, and cancelled', async () => {
    await expect(importAtOnce(lead, projectId, file([{ question: 'q', other: 'r' }]))).rejects.toMatchObject({
      error: {
        code: 'invalid',
        issues: expect.arrayContaining([{ path: 'mapping.answer', code: 'missing_column' }]) as unknown,
      },
    });
    expect(await test.db.import.count({ where: { projectId, state: 'ready' } })).toBe(0);
  });
});
