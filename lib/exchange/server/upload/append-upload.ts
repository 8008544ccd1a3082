import type { Ctx } from '@/lib/auth/ctx';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { requireImport } from '../import/require-import';
import { arriving } from './arriving';
import { inUploadPlace } from './upload-places';
import { requireRoom } from './upload-use';
import { uploadPool } from './upload-pool';

/**
 * Takes the bytes of a file from `offset` on, which has to be how far it is; returns how far it is then. What arrived before a break
 * is kept. Fails with `stale` for another offset (its version is the right one), `state` when it was cancelled or is complete, `busy`,
 * `interrupted`, `too_large` beyond its size or the limit, and `quota` where its size was not known before.
 */
export async function appendUpload(
  ctx: Ctx,
  importId: string,
  offset: number,
  body: AsyncIterable<Uint8Array>,
  stalledMs?: number,
): Promise<number> {
  const row = await requireImport(ctx, importId);
  await requireProject(ctx, row.projectId, 'lead', { writes: true });
  const limitBytes = row.size === null ? env().MAX_UPLOAD_MB * 1024 * 1024 : Number(row.size);
  const target = { projectId: row.projectId, userId: row.createdById };
  return inUploadPlace(ctx.actor.userId, async () => {
    let at = offset;
    await requireGoesOn(ctx, importId, at);
    for await (const chunk of inChunks(arriving(body, stalledMs))) {
      if (at + chunk.length > limitBytes) fail({ code: 'too_large', limitBytes });
      if (row.size === null) await requireRoom(ctx.db, target, chunk.length);
      if (!(await storeChunk(importId, at, chunk))) await requireGoesOn(ctx, importId, at);
      at += chunk.length;
    }
    return at;
  });
}

async function requireGoesOn(ctx: Ctx, importId: string, offset: number): Promise<void> {
  const { state, bytes } = await requireImport(ctx, importId);
  if (state !== 'uploading') fail({ code: 'state', object: 'import', reason: 'already_ended' });
  if (Number(bytes) !== offset) fail({ code: 'stale', object: 'import', version: Number(bytes) });
}

const CHUNK_BYTES = 1024 * 1024;

/** The bytes of a body in chunks of about a mebibyte; what came before a break is a chunk too, and then the break is thrown. */
async function* inChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of chunks) {
      pending.push(piece);
      size += piece.length;
      if (size < CHUNK_BYTES) continue;
      const chunk = Buffer.concat(pending, size);
      [pending, size] = [[], 0];
      yield chunk;
    }
  } catch (broken) {
    if (size > 0) yield Buffer.concat(pending, size);
    throw broken;
  }
  if (size > 0) yield Buffer.concat(pending, size);
}

/** One statement, so that how far an upload is and what there is of it never differ, and of two senders one is refused. */
const TEXT = `
  WITH "grown" AS (
    UPDATE "Import" SET "bytes" = "bytes" + octet_length($3::bytea), "touchedAt" = now()
    WHERE "id" = $1 AND "state" = 'uploading' AND "bytes" = $2 RETURNING "id")
  INSERT INTO "ImportChunk" ("importId", "position", "data")
  SELECT "id", (SELECT coalesce(max("position") + 1, 0) FROM "ImportChunk" WHERE "importId" = $1), $3 FROM "grown"`;

/** Stores what stands at `offset` of a file; false when the upload is elsewhere by now, or has ended. */
async function storeChunk(importId: string, offset: number, data: Buffer): Promise<boolean> {
  const values = [importId, offset, data];
  const { rowCount } = await uploadPool().query({ name: 'store-chunk', text: TEXT, values });
  return rowCount === 1;
}
