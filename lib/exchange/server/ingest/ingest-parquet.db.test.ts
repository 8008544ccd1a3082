import { gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { parquetBytes } from '@/lib/testing/parquet-bytes';
import { fileByDuckDb } from '@/lib/testing/parquet-rows';
import { zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { changeImport } from '../import/change-import';
import { getImport } from '../import/get-import';
import { inspectImport } from '../import/inspect-import';
import { listRejects } from '../import/list-rejects';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from './ingest-import';

const test = testDatabase();

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
const receive = async (ctx: Ctx, projectId: string, bytes: Uint8Array) =>
  (await receiveImport(ctx, projectId, 'file', Readable.from(pieces(bytes)))).id;

async function ingest(ctx: Ctx, importId: string) {
  await startImport(ctx, importId);
  await ingestImport(ctx, importId, new AbortController().signal);
  return getImport(ctx, importId);
}

describe('ingestImport of a Parquet file', () => {
  it('takes it over from the upload to the samples, with typed metadata and rejected rows', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    // Noise, so that the file lies over the borders of the chunks in which the database keeps it.
    const sql = `SELECT 'p' || i AS id, '问' || i AS question, (SELECT string_agg(md5((i * 1000 + j)::VARCHAR), '') FROM range(1500) r(j)) AS ref,
      CASE WHEN i = 3 THEN '' ELSE '答 😀' END AS answer, [{'at': DATE '2024-02-29', 'n': i}] AS seen FROM range(60) t(i)`;
    const importId = await receive(
      lead,
      id,
      await fileByDuckDb(sql, 'COMPRESSION snappy, ROW_GROUP_SIZE 2048'),
    );
    expect(await test.db.importChunk.count({ where: { importId } })).toBeGreaterThan(1);
    const { settings, missing, preview } = await inspectImport(lead, importId);
    expect(settings).toMatchObject({
      format: 'parquet',
      columns: ['id', 'question', 'ref', 'answer', 'seen'],
    });
    expect(missing).toEqual([]);
    expect(preview[0]).toMatchObject({ line: 1, sample: { id: 'p0', answer: '答 😀' } });
    expect(preview[3]).toMatchObject({ line: 4, reason: 'answer_empty' });
    expect(await ingest(lead, importId)).toMatchObject({ state: 'done', rows: 60, added: 59, rejected: 1 });
    const stored = await test.db.sample.findFirstOrThrow({ where: { projectId: id, externalId: 'p7' } });
    expect(stored.metadata).toEqual({ seen: [{ at: '2024-02-29', n: 7 }] });
    expect(stored.reference).toHaveLength(48_000);
    expect(await listRejects(lead, importId, 0, 9)).toMatchObject([{ line: 4, reason: 'answer_empty' }]);
    const audit = await test.db.auditEvent.findFirstOrThrow({
      where: { objectId: importId, action: 'import.ingest' },
    });
    expect(audit.after).toMatchObject({ format: 'parquet', added: 59 });
  });

  it('one whose pages turn out damaged: is told in words', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const bytes = parquetBytes({
      schema: [
        { name: 'root', num_children: 1 },
        { name: 'answer', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
      ],
      rows: 1,
      chunks: [{ pages: [] }],
    });
    const importId = await receive(lead, id, bytes);
    await expect(inspectImport(lead, importId)).rejects.toMatchObject({
      error: { issues: [{ path: 'file', code: 'parquet_broken' }] },
    });
  });
});

describe('ingestImport of an archive', () => {
  const CSV = 'question,ref,answer,id\nq,r,a,r1\n';

  it('a .gz: is taken over as the file in it', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const importId = await receive(lead, id, gzipSync(CSV));
    expect((await inspectImport(lead, importId)).settings).toMatchObject({ packed: 'gzip', format: 'table' });
    expect(await ingest(lead, importId)).toMatchObject({ state: 'done', added: 1 });
  });

  it('a zip of several: the file that was chosen is taken over, by a lead alone', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const annotator = await member(test.db, id, 'annotator');
    const bytes = zipBytes([
      { name: 'a.csv', content: CSV },
      { name: 'b.csv', content: CSV.replace('r1', 'r2') },
    ]);
    const importId = await receive(lead, id, bytes);
    await expect(changeImport(annotator, importId, { entry: 'b.csv' })).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    const { settings, preview } = await changeImport(lead, importId, { entry: 'b.csv' });
    expect(settings).toMatchObject({ entry: 'b.csv', entries: ['a.csv', 'b.csv'] });
    expect(preview).toMatchObject([{ sample: { id: 'r2' } }]);
    expect(await ingest(lead, importId)).toMatchObject({ state: 'done', added: 1 });
    expect(await test.db.sample.findMany({ where: { projectId: id }, select: { externalId: true } })).toEqual(
      [{ externalId: 'r2' }],
    );
  });

  it('one that is locked: leaves no upload behind', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const locked = zipBytes([{ name: 'a.csv', content: CSV, flags: 1 }]);
    await expect(receive(lead, id, locked)).rejects.toMatchObject({
      error: { issues: [{ path: 'file', code: 'archive_locked' }] },
    });
    expect(await test.db.import.count({ where: { projectId: id } })).toBe(0);
  });
});
