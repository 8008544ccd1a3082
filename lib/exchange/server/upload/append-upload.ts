import type { Ctx } from '@/lib/auth/ctx';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { requireImport } from '../import/require-import';
import { arriving } from './arriving';
import { inChunks } from './in-chunks';
import { storeChunk } from './store-chunk';
import { inUploadPlace } from './upload-places';
import { requireRoom } from './upload-use';

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
