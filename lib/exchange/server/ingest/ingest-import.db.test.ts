import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { member, person, project } from '@/lib/testing/database/builders';
import { withClient } from '@/lib/db/session';
import { ngramSignature } from '@/lib/sample/ngram-signature';
import { testDatabase } from '@/lib/testing/database/database';
import { sampleLines } from '@/lib/testing/database/native-lines';
import type { Ctx } from '@/lib/auth/ctx';
import { cancelImport } from '../import/cancel-import';
import { changeImport } from '../import/change-import';
import { inspectImport } from '../import/inspect-import';
import { compareAtOnce } from '../comparison/compare-at-once';
import { exportProject } from '../export/export-project';
import { exportSchema } from '../../formats/export-options';
import { getImport } from '../import/get-import';
import { getImportPrefill } from '../import/get-import-prefill';
import { listRejects } from '../import/list-rejects';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from './ingest-import';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();
const quiet = (): AbortSignal => new AbortController().signal;
const bytes = (text: string): AsyncIterable<Uint8Array> => Readable.from([Buffer.from(text)]);

async function take(ctx: Ctx, projectId: string, text: string) {
  const { id } = await receiveImport(ctx, projectId, 'file.csv', bytes(text));
  await startImport(ctx, id);
  await ingestImport(ctx, id, quiet());
  return getImport(ctx, id);
}

const HEAD = 'question,ref,answer,id\r\n';

describe('ingestImport', () => {
  it('labels of a column that are not understood: said before the import, by its comparison and its report', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const file = 'question,ref,answer,id,label\nq,r,a one,1,1\nq,r,a two,2,maybe\nq,r,a three,3,maybe\n';
    const notes = [{ code: 'label_unknown', about: ['maybe'], count: 1 }];
    const waiting = await receiveImport(lead, id, 'file.csv', bytes(file));
    expect((await inspectImport(lead, waiting.id)).notes).toEqual(notes);
    expect(await compareAtOnce(lead, waiting.id, () => undefined)).toMatchObject({ notes, added: 3 });
    expect(await take(lead, id, file)).toMatchObject({ notes, added: 3 });
  });

  it('keeps every text to the last character', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const long = '长'.repeat(100_000);
    const odd = '  １２３ 😀𠮷\r\n第二行\t"引"  ';
    const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const file = `${HEAD}q1,,${cell(odd)},a\r\nq2,${long},yes,b\r\n`;
    expect(await take(lead, id, file)).toMatchObject({
      rows: 2,
      added: 2,
      same: 0,
      rejected: 0,
      state: 'done',
    });
    const samples = await test.db.sample.findMany({ where: { projectId: id }, orderBy: { ordinal: 'asc' } });
    expect(samples.map(({ externalId, reference, answer }) => [externalId, reference, answer])).toEqual([
      ['a', '', odd],
      ['b', long, 'yes'],
    ]);
    expect(samples.map(({ ngramSignature: stored }) => stored)).toEqual([
      ngramSignature(['q1', odd]),
      ngramSignature(['q2', long, 'yes']),
    ]);
  });

  it('maps, shows and takes a file whose first row is longer than a mebibyte', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const row = (reference: string) => JSON.stringify({ query: 'q', context: reference, response: 'a' });
    const file = `${row('长'.repeat(600_000))}\n${row('short')}\n`;
    const received = await receiveImport(lead, id, 'long.jsonl', bytes(file));
    const changed = await changeImport(lead, received.id, { format: 'jsonl' });
    for (const { settings, missing, preview } of [await inspectImport(lead, received.id), changed]) {
      expect(settings).toMatchObject({
        format: 'jsonl',
        encoding: 'utf-8',
        columns: ['query', 'context', 'response'],
        mapping: { question: 'query', reference: 'context', answer: 'response' },
      });
      expect(missing).toEqual([]);
      expect(preview.map(({ line, sample }) => [line, sample?.reference])).toEqual([
        [1, '长'.repeat(280)],
        [2, 'short'],
      ]);
    }
    await startImport(lead, received.id);
    await ingestImport(lead, received.id, quiet());
    expect(await getImport(lead, received.id)).toMatchObject({ rows: 2, added: 2, rejected: 0 });
  });

  it('adds nothing the second time, also when both come at once', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const file = `${HEAD}${Array.from({ length: 500 }, (_, n) => `q${n},r${n},a${n},id${n}`).join('\r\n')}\r\n`;
    const results = await Promise.all([take(lead, id, file), take(lead, id, file)]);
    expect(results.map(({ added }) => added).reduce((a, b) => a + b)).toBe(500);
    expect(results.map(({ same }) => same).reduce((a, b) => a + b)).toBe(500);
    expect(await take(lead, id, file)).toMatchObject({ added: 0, same: 500, rejected: 0 });
    expect(await test.db.sample.count({ where: { projectId: id } })).toBe(500);
  });

  it('rejects a row by line and reason and loses no other', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    await take(lead, id, `${HEAD}q,r,a,taken\r\n`);
    const file = `${HEAD}q,r,other,taken\r\nq,r,,empty\r\nq,r,a,one\r\nq,r,b,one\r\nq,r\r\nq,r,c,two\r\n`;
    const result = await take(lead, id, file);
    expect(result).toMatchObject({ rows: 6, added: 2, rejected: 4 });
    const rejects = await listRejects(lead, result.id, 0, 10);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'id_taken'],
      [3, 'answer_empty'],
      [5, 'id_repeated'],
      [6, 'columns'],
    ]);
  });

  it('begun or ended: is not started again, and says which', async () => {
    const { id: projectId } = await project(test.db);
    const lead = await member(test.db, projectId, 'lead');
    const { id } = await receiveImport(lead, projectId, 'file.csv', bytes(`${HEAD}q,r,a,1\r\n`));
    await startImport(lead, id);
    const refused = (reason: string) => ({ error: { code: 'state', object: 'import', reason } });
    await expect(startImport(lead, id)).rejects.toMatchObject(refused('already_running'));
    await ingestImport(lead, id, quiet());
    await expect(startImport(lead, id)).rejects.toMatchObject(refused('already_ended'));
  });

  it('leaves nothing when it was cancelled, and writes its audit row when it was not', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { id: importId } = await receiveImport(lead, id, 'file.csv', bytes(`${HEAD}q,r,a,x\r\n`));
    await startImport(lead, importId);
    await cancelImport(lead, importId);
    await ingestImport(lead, importId, quiet());
    expect(await getImport(lead, importId)).toMatchObject({ state: 'cancelled', added: 0 });
    expect(await test.db.sample.count({ where: { projectId: id } })).toBe(0);
    const done = await take(lead, id, `${HEAD}q,r,a,x\r\n`);
    const auditRows = await test.db.auditEvent.findMany({
      where: { objectId: done.id, action: 'import.ingest' },
    });
    expect(auditRows.map(({ actorId, after }) => [actorId, after])).toEqual([
      [lead.userId, { rows: 1, added: 1, same: 0, rejected: 0, format: 'table', preset: 'face4rag' }],
    ]);
  });

  /** While `work` runs, another session stands where every take-over into the project has to pass. */
  async function withStoredRow(projectId: string, work: () => Promise<void>): Promise<void> {
    await withClient(process.env.DATABASE_URL!, async (client) => {
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [projectId]);
      await work();
    });
  }

  it('stops at once when it is cancelled while it runs, and nothing stays', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { id: importId } = await receiveImport(lead, id, 'file.csv', bytes(`${HEAD}q,r,a,x\r\n`));
    await startImport(lead, importId);
    await withStoredRow(id, async () => {
      const taking = ingestImport(lead, importId, quiet());
      await expect.poll(async () => (await getImport(lead, importId)).state).toBe('running');
      await cancelImport(lead, importId);
      await taking;
    });
    expect(await getImport(lead, importId)).toMatchObject({ state: 'cancelled', added: 0 });
    expect(await test.db.sample.count({ where: { projectId: id } })).toBe(0);
  });

  it('fails when the worker is told to stop, and can be taken up again', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const { id: importId } = await receiveImport(lead, id, 'file.csv', bytes(`${HEAD}q,r,a,x\r\n`));
    await startImport(lead, importId);
    const worker = new AbortController();
    await withStoredRow(id, async () => {
      const taking = ingestImport(lead, importId, worker.signal);
      const failed = expect(taking).rejects.toThrow();
      await expect.poll(async () => (await getImport(lead, importId)).state).toBe('running');
      worker.abort();
      await failed;
    });
    expect(await test.db.sample.count({ where: { projectId: id } })).toBe(0);
    await ingestImport(lead, importId, quiet());
    expect(await getImport(lead, importId)).toMatchObject({ state: 'done', added: 1 });
  });

  it('keeps the order of the file, and counts and numbers rejected rows, across many batches', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const row = (n: number): string => (n % 1_000 === 999 ? `q,r,,${n}` : `q${n},r,a${n},${n}`);
    const count = 5_000;
    const repeated = ['q0,r,a0,0', 'q0,r,other,0'];
    const lines = [...Array.from({ length: count }, (_, n) => row(n)), ...repeated];
    const result = await take(lead, id, `${HEAD}${lines.join('\n')}\n`);
    expect(result).toMatchObject({ rows: count + 2, added: 4_995, same: 1, rejected: 6 });
    const samples = await test.db.sample.findMany({ where: { projectId: id }, orderBy: { ordinal: 'asc' } });
    expect(samples.map(({ externalId }) => externalId)).toEqual(
      Array.from({ length: count }, (_, n) => String(n)).filter((n) => Number(n) % 1_000 !== 999),
    );
    const rejects = await listRejects(lead, result.id, 0, 10);
    expect(rejects.map(({ position, line, reason }) => [position, line, reason])).toEqual([
      [1_000, 1_001, 'answer_empty'],
      [2_000, 2_001, 'answer_empty'],
      [3_000, 3_001, 'answer_empty'],
      [4_000, 4_001, 'answer_empty'],
      [5_000, 5_001, 'answer_empty'],
      [5_002, 5_003, 'id_repeated'],
    ]);
  });

  it('is for leads of the project only', async () => {
    const { id } = await project(test.db);
    const annotator = await member(test.db, id, 'annotator');
    const outsider = await person(test.db);
    await expect(receiveImport(annotator, id, 'f.csv', bytes(HEAD))).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(receiveImport(outsider, id, 'f.csv', bytes(HEAD))).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    const lead = await member(test.db, id, 'lead');
    const { id: importId } = await receiveImport(lead, id, 'f.csv', bytes(`${HEAD}q,r,a,x\r\n`));
    await expect(startImport(annotator, importId)).rejects.toMatchObject({ error: { code: 'not_found' } });
  });

  it('refuses a file that is no text and one that is empty, and keeps neither', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const picture = Readable.from([Buffer.from('89504e470d0a1a0a0000000d', 'hex')]);
    await expect(receiveImport(lead, id, 'a.csv', picture)).rejects.toMatchObject({
      error: { issues: [{ code: 'not_text' }] },
    });
    await expect(receiveImport(lead, id, 'a.csv', Readable.from([]))).rejects.toMatchObject({
      error: { issues: [{ code: 'empty_file' }] },
    });
    expect(await test.db.import.count({ where: { projectId: id } })).toBe(0);
  });

  it('has the offline engine run once for an import that asked for it, however often the job comes', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const asked = await receiveImport(lead, id, 'file.csv', bytes(`${HEAD}q,r,a,one\r\n`));
    await startImport(lead, asked.id, true);
    expect(await getImportPrefill(lead, asked.id)).toEqual({ state: 'due', run: null });
    for (let time = 0; time < 2; time += 1) await ingestImport(lead, asked.id, quiet());
    const [run, ...others] = await test.db.run.findMany({ where: { projectId: id } });
    expect(others).toEqual([]);
    expect(run).toMatchObject({ method: 'offline', kind: 'full', state: 'queued', total: 1 });
    expect(await getImportPrefill(lead, asked.id)).toEqual({
      state: 'going',
      run: { id: run!.id, done: 0, total: 1 },
    });

    // A run that goes on already reads the samples of the next file too.
    const second = await receiveImport(lead, id, 'file.csv', bytes(`${HEAD}q,r,b,two\r\n`));
    await startImport(lead, second.id, true);
    await ingestImport(lead, second.id, quiet());
    expect(await getImport(lead, second.id)).toMatchObject({ state: 'done', added: 1 });
    expect(await test.db.run.count({ where: { projectId: id } })).toBe(1);
  });

  it('starts no run for an import that did not ask for it, or added nothing', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const file = `${HEAD}q,r,a,one\r\n`;
    const { id: quietly } = await take(lead, id, file);
    expect(await getImportPrefill(lead, quietly)).toEqual({ state: 'open', run: null });
    const again = await receiveImport(lead, id, 'file.csv', bytes(file));
    await startImport(lead, again.id, true);
    await ingestImport(lead, again.id, quiet());
    expect(await test.db.run.count({ where: { projectId: id } })).toBe(0);
    await expect(getImportPrefill(await member(test.db, id, 'annotator'), again.id)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('exportProject', () => {
  it('writes each sample once, in order, with offsets in code points', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    await take(lead, id, `${HEAD}q,r,=1+1,x\r\nq,r,b,y\r\n`);
    const read = async (format: string): Promise<string> => {
      return textOf((await exportProject(lead, id, exportSchema.parse({ format }))).bytes);
    };
    expect((await read('csv')).split('\r\n').at(-3)).toMatch(/^q,r,=1\+1,x,/);
    expect((await read('csv-safe')).split('\r\n').at(-3)).toMatch(/^q,r,'=1\+1,x,/);
    const lines = sampleLines(await read('jsonl')).map(
      (line) => JSON.parse(line) as { id: string; annotations: unknown[] },
    );
    expect(lines.map(({ id: own, annotations }) => [own, annotations])).toEqual([
      ['x', []],
      ['y', []],
    ]);
    const outsider = await person(test.db);
    await expect(exportProject(outsider, id, exportSchema.parse({}))).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    expect(await test.db.auditEvent.count({ where: { projectId: id, action: 'export.download' } })).toBe(3);
  });
});
