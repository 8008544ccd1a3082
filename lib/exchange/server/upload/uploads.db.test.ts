import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Ctx, jobActor } from '@/lib/auth/ctx';
import { withClient } from '@/lib/db/session';
import { env } from '@/lib/env';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cancelImport } from '../import/cancel-import';
import { getImport } from '../import/get-import';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from '../ingest/ingest-import';
import { appendUpload } from './append-upload';
import { createUpload } from './create-upload';
import { expireUploads } from './expire-uploads';
import { finishUpload } from './finish-upload';
import { MOST_OF_ONE } from './upload-places';
import { uploadUse } from './upload-use';

const test = testDatabase();
const MIB = 1024 * 1024;
const ROWS = 3_000;
const FILE = Buffer.from(`question,ref,answer,id\n${`q,${'r'.repeat(900)},a,1\n`.repeat(ROWS)}`);
const from = (bytes: Uint8Array): AsyncIterable<Uint8Array> => Readable.from([bytes]);
const plan = (size: number | null = FILE.length) => ({ name: 'file.csv', size, modifiedAt: null });
const refused = (error: object) => ({ error: expect.objectContaining(error) as unknown });

async function lead(): Promise<{ ctx: Ctx & { userId: string }; projectId: string }> {
  const { id } = await project(test.db);
  return { ctx: await member(test.db, id, 'lead'), projectId: id };
}

const stored = async (importId: string): Promise<Buffer> =>
  Buffer.concat(
    (await test.db.importChunk.findMany({ where: { importId }, orderBy: { position: 'asc' } })).map(
      ({ data }) => data,
    ),
  );
const system = () => ({ actor: jobActor('uploads'), db: test.db });
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

describe('an upload', () => {
  it('goes on where it stopped after its connection broke, and the file is whole', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan());
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield FILE.subarray(0, MIB + 500_000);
      throw new Error('ECONNRESET');
    }
    await expect(appendUpload(ctx, id, 0, broken())).rejects.toMatchObject(refused({ code: 'interrupted' }));
    const { bytes, state } = await getImport(ctx, id);
    expect({ bytes, state }).toEqual({ bytes: MIB + 500_000, state: 'uploading' });
    expect(await appendUpload(ctx, id, bytes, from(FILE.subarray(bytes)))).toBe(FILE.length);
    await finishUpload(ctx, id);
    expect((await stored(id)).equals(FILE)).toBe(true);
    await startImport(ctx, id);
    await ingestImport(ctx, id, new AbortController().signal);
    expect(await getImport(ctx, id)).toMatchObject({ state: 'done', rows: ROWS });
  });

  it('ends with an answer when nothing comes any more, and what came is kept', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan());
    const body = new PassThrough();
    body.write('question,ref');
    await expect(appendUpload(ctx, id, 0, body, 200)).rejects.toMatchObject(refused({ code: 'interrupted' }));
    expect(await getImport(ctx, id)).toMatchObject({ state: 'uploading', bytes: 12 });
  });

  it('lives as long as it sends a little now and then', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan(null));
    const stalledMs = 2_000;
    const began = performance.now();
    async function* slowly(): AsyncGenerator<Uint8Array> {
      for (; performance.now() - began < 2 * stalledMs; await sleep(stalledMs / 20)) yield Buffer.from('x');
    }
    expect(await appendUpload(ctx, id, 0, slowly(), stalledMs)).toBeGreaterThan(2);
  });

  it('refuses a piece that does not begin where it stopped, so that of two senders one goes on', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan());
    await appendUpload(ctx, id, 0, from(FILE.subarray(0, 100)));
    for (const offset of [0, 50, 101])
      await expect(appendUpload(ctx, id, offset, from(FILE.subarray(offset)))).rejects.toMatchObject(
        refused({ code: 'stale', version: 100 }),
      );
    const both = await Promise.allSettled(
      [1, 2].map(() => appendUpload(ctx, id, 100, from(FILE.subarray(100)))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(id)).equals(FILE)).toBe(true);
  });

  it('takes no more than was announced', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan(10));
    await expect(appendUpload(ctx, id, 0, from(FILE))).rejects.toMatchObject(
      refused({ code: 'too_large', limitBytes: 10 }),
    );
  });

  it('is cancelled while it is under way, and takes nothing more', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan());
    const body = new PassThrough();
    const sending = appendUpload(ctx, id, 0, body);
    const failed = expect(sending).rejects.toMatchObject(refused({ code: 'state', reason: 'already_ended' }));
    body.write(FILE.subarray(0, MIB));
    await expect.poll(async () => (await getImport(ctx, id)).bytes).toBe(MIB);
    await cancelImport(ctx, id);
    body.end(FILE.subarray(MIB));
    await failed;
    expect(await getImport(ctx, id)).toMatchObject({ state: 'cancelled' });
    expect(await test.db.importChunk.count({ where: { importId: id } })).toBe(0);
    expect(await test.db.auditEvent.count({ where: { objectId: id, action: 'import.cancel' } })).toBe(1);
  });

  it('is for those who lead the project', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan());
    const annotator = await member(test.db, projectId, 'annotator');
    const other = await person(test.db);
    for (const nobody of [annotator, other]) {
      await expect(appendUpload(nobody, id, 0, from(FILE))).rejects.toMatchObject(
        refused({ code: 'not_found' }),
      );
      await expect(finishUpload(nobody, id)).rejects.toMatchObject(refused({ code: 'not_found' }));
    }
    await expect(createUpload(annotator, projectId, plan())).rejects.toMatchObject(
      refused({ code: 'forbidden' }),
    );
    await expect(createUpload(other, projectId, plan())).rejects.toMatchObject(
      refused({ code: 'not_found' }),
    );
  });

  it('that stalls holds no connection of the database, and a person has few places', async () => {
    const { ctx, projectId } = await lead();
    const ids: string[] = [];
    while (ids.length < 100) ids.push((await createUpload(ctx, projectId, plan(100))).id);
    const bodies = ids.map(() => new PassThrough());
    const sending = ids.map((id, n) => appendUpload(ctx, id, 0, bodies[n]!));
    const refusals: unknown[] = [];
    for (const each of sending) each.catch((reason: { error: object }) => refusals.push(reason.error));
    await expect.poll(() => refusals.length).toBe(100 - MOST_OF_ONE);
    expect(refusals).toEqual(refusals.map(() => ({ code: 'busy', retryAfterSeconds: 5 })));
    const { rows } = await withClient(test.url, (client) =>
      client.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'face4rag-uploads' AND datname = current_database()`,
      ),
    );
    expect(rows[0]!.count).toBeLessThanOrEqual(2);
    const other = await member(test.db, projectId, 'lead');
    await receiveImport(other, projectId, 'file.csv', from(FILE));
    for (const body of bodies) body.destroy();
    await Promise.allSettled(sending);
  });
});

describe('createUpload', () => {
  const share = (of: 'UPLOAD_PERSON_MB' | 'UPLOAD_PROJECT_MB'): number => env()[of] * MIB;
  const most = (): number => env().MAX_UPLOAD_MB * MIB;

  it('refuses what is empty or too large before any of it is sent', async () => {
    const { ctx, projectId } = await lead();
    await expect(createUpload(ctx, projectId, plan(0))).rejects.toMatchObject(
      refused({ issues: [{ path: 'file', code: 'empty_file' }] }),
    );
    await expect(createUpload(ctx, projectId, plan(most() + 1))).rejects.toMatchObject(
      refused({ code: 'too_large' }),
    );
  });

  it('keeps the files of one person that wait within their share, over all their projects, also when many come at once', async () => {
    const { ctx, projectId } = await lead();
    const { id: second } = await project(test.db);
    await test.db.member.create({ data: { projectId: second, userId: ctx.userId, role: 'lead' } });
    const size = Math.min(most(), share('UPLOAD_PERSON_MB') / 4);
    const each = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => createUpload(ctx, n % 2 ? projectId : second, plan(size))),
    );
    const made = each.filter(({ status }) => status === 'fulfilled');
    expect(made.length).toBe(4);
    const reasons = each.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { error: object }).error] : [],
    );
    const limitBytes = share('UPLOAD_PERSON_MB');
    expect(reasons).toEqual(
      [1, 2].map(() => ({ code: 'quota', of: 'person', limitBytes, usedBytes: limitBytes })),
    );
    await cancelImport(ctx, (made[0] as PromiseFulfilledResult<{ id: string }>).value.id);
    await createUpload(ctx, projectId, plan(size));
  });

  it('keeps the files of one project within its share, whoever sends them', async () => {
    const { ctx, projectId } = await lead();
    const size = most();
    const count = Math.floor(share('UPLOAD_PROJECT_MB') / size);
    for (let n = 0; n < count; n += 1)
      await createUpload(await member(test.db, projectId, 'lead'), projectId, plan(size));
    await expect(createUpload(ctx, projectId, plan(size))).rejects.toMatchObject(
      refused({ code: 'quota', of: 'project', usedBytes: count * size }),
    );
    expect(await uploadUse(test.db, projectId, ctx.userId)).toMatchObject({
      person: { used: 0 },
      project: { used: count * size },
    });
  });

  it('counts what arrives of a file whose size nobody told', async () => {
    const { ctx, projectId } = await lead();
    const { id } = await createUpload(ctx, projectId, plan(null));
    await createUpload(ctx, projectId, plan(most()));
    await createUpload(ctx, projectId, plan(share('UPLOAD_PERSON_MB') - most() - MIB));
    await expect(appendUpload(ctx, id, 0, from(FILE))).rejects.toMatchObject(
      refused({ code: 'quota', of: 'person' }),
    );
  });
});

describe('expireUploads', () => {
  it('removes uploads that were cut and files never started, and leaves what somebody goes on with', async () => {
    const { ctx, projectId } = await lead();
    const cut = await createUpload(ctx, projectId, plan());
    await appendUpload(ctx, cut.id, 0, from(FILE.subarray(0, 100)));
    const waiting = await receiveImport(ctx, projectId, 'file.csv', from(FILE));
    const queued = await receiveImport(ctx, projectId, 'file.csv', from(FILE));
    await startImport(ctx, queued.id);
    const fresh = await createUpload(ctx, projectId, plan());
    const old = [cut.id, waiting.id, queued.id];
    await test.db.import.updateMany({
      where: { id: { in: old } },
      data: { touchedAt: hoursAgo(env().UPLOAD_HOURS + 1) },
    });
    expect(await expireUploads(system())).toBe(2);
    const states = await Promise.all([...old, fresh.id].map(async (id) => (await getImport(ctx, id)).state));
    expect(states).toEqual(['expired', 'expired', 'queued', 'uploading']);
    expect(await test.db.importChunk.count({ where: { importId: { in: [cut.id, waiting.id] } } })).toBe(0);
    expect(
      await test.db.auditEvent.findMany({
        where: { action: 'import.expire', projectId },
        select: { objectId: true, actorId: true },
      }),
    ).toHaveLength(2);
    expect(await expireUploads(system())).toBe(0);
  });
});

describe('receiveImport', () => {
  it('leaves nothing of a file that broke off', async () => {
    const { ctx, projectId } = await lead();
    const broken = new PassThrough();
    const receiving = expect(receiveImport(ctx, projectId, 'file.csv', broken)).rejects.toMatchObject(
      refused({ code: 'interrupted' }),
    );
    broken.write(FILE.subarray(0, 2 * MIB));
    await expect
      .poll(() => test.db.importChunk.count({ where: { import: { projectId } } }))
      .toBeGreaterThan(0);
    broken.destroy(new Error('ECONNRESET'));
    await receiving;
    expect(await test.db.import.count({ where: { projectId } })).toBe(0);
  });
});
