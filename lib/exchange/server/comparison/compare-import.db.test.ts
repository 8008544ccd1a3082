import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLineActor, type Ctx } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { failReport } from '@/lib/jobs/report-state';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cancelImport } from '../import/cancel-import';
import { changeImport } from '../import/change-import';
import { inspectImport } from '../import/inspect-import';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from '../ingest/ingest-import';
import { compareImport } from './compare-import';
import { getComparison } from './get-comparison';
import { startComparison } from './start-comparison';

const test = testDatabase();
afterAll(() => closeBoss());

const never = new AbortController().signal;
const system = () => ({ actor: commandLineActor, db: test.db });
const refusal = (code: string) => ({ error: { code } });
const FILE = 'question,ref,answer,id,extra\nHow long?,120 km.,It is 120 km long.,river,a\nq,r,a,lake,b\n';
const receive = (ctx: Ctx, projectId: string, text = FILE) =>
  receiveImport(ctx, projectId, 'file.csv', Readable.from([Buffer.from(text)]));

async function waiting(text = FILE) {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  await sample(test.db, projectId, { externalId: 'pond' });
  return { projectId, lead, importId: (await receive(lead, projectId, text)).id };
}
const found = async (ctx: Ctx, importId: string): Promise<void> => {
  const { id } = await startComparison(ctx, importId);
  await compareImport(system(), id, never);
};
const rowsOf = (importId: string) => test.db.importComparison.count({ where: { importId } });

describe('the comparison of a waiting file', () => {
  it('is none before it is asked for, one however often it is asked for, and tells when it was made', async () => {
    const { lead, importId } = await waiting();
    expect(await getComparison(lead, importId)).toEqual({ figures: null, madeAt: null, attempt: null });
    const { id } = await startComparison(lead, importId);
    const [again, also] = await Promise.all([
      startComparison(lead, importId),
      startComparison(lead, importId),
    ]);
    expect([again.id, also.id]).toEqual([id, id]);
    expect(await getComparison(lead, importId)).toMatchObject({ attempt: { id, state: 'queued' } });
    await compareImport(system(), id, never);
    expect(await getComparison(lead, importId)).toMatchObject({
      figures: { rows: 2, added: 2, same: 0, rejected: 0, samples: { new: 2, absent: 1 } },
      madeAt: expect.any(String),
      attempt: null,
    });
    expect(await test.db.auditEvent.count({ where: { objectId: importId } })).toBe(0);
    // Delivered once more, it has ended.
    await compareImport(system(), id, never);
    expect(await rowsOf(importId)).toBe(1);
  });

  it('of a file that is read in another way since: holds no more, and one that goes on ends by itself', async () => {
    const { lead, importId } = await waiting();
    await found(lead, importId);
    const { mapping } = (await inspectImport(lead, importId)).settings;
    await changeImport(lead, importId, { mapping: { ...mapping, generator: 'extra' } });
    expect(await getComparison(lead, importId)).toMatchObject({ figures: null, attempt: null });
    const { id } = await startComparison(lead, importId);
    await changeImport(lead, importId, { mapping });
    await found(lead, importId);
    await compareImport(system(), id, never);
    expect(await rowsOf(importId)).toBe(1);
  });

  it('is gone once the file is imported or cancelled, and none is begun then', async () => {
    const { lead, importId, projectId } = await waiting();
    await found(lead, importId);
    const { id } = await startComparison(lead, importId);
    await startImport(lead, importId);
    expect(await rowsOf(importId)).toBe(0);
    await compareImport(system(), id, never);
    await ingestImport(system(), importId, never);
    await expect(startComparison(lead, importId)).rejects.toMatchObject(refusal('state'));
    const other = await receive(lead, projectId);
    await found(lead, other.id);
    expect((await getComparison(lead, other.id)).figures).toMatchObject({ added: 0, same: 2 });
    await cancelImport(lead, other.id);
    expect(await rowsOf(other.id)).toBe(0);
  });

  it('of a file that lacks a column, or has failed: says so', async () => {
    const { lead, importId } = await waiting('a,b\n1,2\n');
    await expect(startComparison(lead, importId)).rejects.toMatchObject(refusal('invalid'));
    const other = await waiting();
    const { id } = await startComparison(other.lead, other.importId);
    await failReport(test.db, 'ImportComparison', id, 'the disk is full');
    const { attempt } = await getComparison(other.lead, other.importId);
    expect(attempt).toMatchObject({ id, state: 'failed', error: 'the disk is full' });
  });

  it('aborted: is thrown, so that it comes back, and is found out then', async () => {
    const { lead, importId } = await waiting();
    const { id } = await startComparison(lead, importId);
    const stopped = compareImport(system(), id, AbortSignal.abort(new Error('stop')));
    await expect(stopped).rejects.toThrow('stop');
    await compareImport(system(), id, never);
    expect((await getComparison(lead, importId)).figures).toMatchObject({ rows: 2 });
  });

  it('is not found by annotators, readers and leads of other projects, and none is begun in an archived one', async () => {
    const { lead, importId, projectId } = await waiting();
    const others = [
      await member(test.db, projectId, 'annotator'),
      await member(test.db, projectId, 'reader'),
      await member(test.db, (await project(test.db)).id, 'lead'),
    ];
    for (const other of others)
      for (const verb of [startComparison, getComparison])
        await expect(verb(other, importId)).rejects.toMatchObject(refusal('not_found'));
    await test.db.project.update({ where: { id: projectId }, data: { archivedAt: new Date() } });
    await expect(startComparison(lead, importId)).rejects.toMatchObject(refusal('state'));
    expect(await rowsOf(importId)).toBe(0);
  });
});
