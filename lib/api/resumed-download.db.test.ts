import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import type { Operation } from '@/lib/operation/operation';
import { projectExport } from '@/lib/exchange/operations/project.export';
import { snapshotExport } from '@/lib/snapshot/operations/snapshot.export';
import { snapshotFolder } from '@/lib/snapshot/operations/snapshot.folder';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { madeSnapshot } from '@/lib/testing/database/made-snapshot';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { answer } from './answer';

const test = testDatabase();
let lead: Awaited<ReturnType<typeof member>>;
let annotator: typeof lead;
let ids: { projectId: string; snapshotId: string };

beforeEach(async () => {
  const { id: projectId } = await project(test.db);
  lead = await member(test.db, projectId, 'lead');
  annotator = await member(test.db, projectId, 'annotator');
  for (const externalId of ['a', 'b', 'c']) {
    const { id: sampleId } = await sample(test.db, projectId, { externalId, question: `问 ${externalId}？` });
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId)) };
    await vote({ ...annotator, db: test.db }, where, ['consistent']);
  }
  ids = { projectId, snapshotId: await madeSnapshot(lead, projectId) };
});
afterAll(() => closeBoss());

function get(operation: unknown, headers: Record<string, string> = {}, query = '', as = lead) {
  const request = new Request(`http://studio/api/file${query}`, { headers });
  const { snapshotId, projectId } = ids;
  const params: Record<string, string> =
    operation === projectExport ? { projectId } : { projectId, snapshotId };
  return answer(operation as Operation, as.actor, request, params);
}
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('a download that broke off', () => {
  it.each([
    ['a snapshot as JSONL', snapshotExport, ''],
    ['a snapshot as Parquet', snapshotExport, '?format=parquet'],
    ['a snapshot as a folder', snapshotFolder, ''],
  ])('%s: goes on from any byte and is the same file', async (_, operation, query) => {
    const first = await get(operation, {}, query);
    const etag = first.headers.get('etag')!;
    const whole = await bytesOf(first);
    expect([first.status, first.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    for (const start of [1, Math.floor(whole.length / 2), whole.length - 1]) {
      const rest = await get(operation, { range: `bytes=${start}-`, 'if-range': etag }, query);
      expect([rest.status, rest.headers.get('etag'), rest.headers.get('content-range')]).toEqual([
        ...[206, etag, `bytes ${start}-${whole.length - 1}/${whole.length}`],
      ]);
      expect(Buffer.compare(await bytesOf(rest), whole.subarray(start))).toBe(0);
    }
    expect((await get(operation, { range: `bytes=${whole.length}-` }, query)).status).toBe(416);
  });

  it('another choice of rows or format, or another snapshot: has another tag', async () => {
    const tagOf = async (operation: unknown, query: string): Promise<string | null> => {
      const response = await get(operation, {}, query);
      await response.body?.cancel();
      return response.headers.get('etag');
    };
    const queries = ['', '?format=csv', '?rows=gold', '?rows=gold&format=csv'];
    const tags = await Promise.all(queries.map((query) => tagOf(snapshotExport, query)));
    tags.push(await tagOf(snapshotFolder, ''));
    ids.snapshotId = await madeSnapshot(lead, ids.projectId);
    tags.push(await tagOf(snapshotExport, ''), await tagOf(snapshotFolder, ''));
    expect(new Set(tags).size).toBe(7);
    expect(tags.every((tag) => /^"[\w-]{43}"$/.test(tag!))).toBe(true);
  });

  it('of the project as it is now: starts again, since its bytes may be others', async () => {
    const response = await get(projectExport, { range: 'bytes=5-' });
    expect([response.status, response.headers.get('accept-ranges'), response.headers.get('etag')]).toEqual([
      ...[200, null, null],
    ]);
    await response.body?.cancel();
  });

  it('by somebody who may not take it: is refused as a whole one is', async () => {
    const asked = get(snapshotExport, { range: 'bytes=5-' }, '', annotator);
    await expect(asked).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });

  it('each part: is in the audit log', async () => {
    await bytesOf(await get(snapshotExport));
    await bytesOf(await get(snapshotExport, { range: 'bytes=5-' }));
    const where = { action: 'export.download', objectId: ids.snapshotId };
    expect(await test.db.auditEvent.count({ where })).toBe(2);
  });
});
