import { type Ctx } from '@/lib/auth/ctx';
import { env } from '@/lib/env';
import { AppFailure, fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { detectSettings, HEAD_BYTES } from '../detect';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Stores an uploaded file piece by piece, memory flat, and detects how it is to be read. What breaks off leaves nothing.
 * Fails with `too_large`, or `invalid` (file: empty_file, not_text).
 */
export async function receiveImport(
  ctx: Ctx,
  projectId: string,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ id: string }> {
  await requireProject(ctx, projectId, 'lead', { writes: true });
  const { id } = await ctx.db.import.create({
    data: { projectId, fileName: fileName.slice(0, 300), createdById: ctx.actor.userId },
    select: { id: true },
  });
  try {
    const { bytes, head } = await store(ctx, id, body);
    if (bytes === 0) fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
    const settings = detectSettings(head);
    if (!settings) fail({ code: 'invalid', issues: [{ path: 'file', code: 'not_text' }] });
    await ctx.db.import.update({ where: { id }, data: { bytes, settings, state: 'ready' } });
    return { id };
  } catch (error) {
    await ctx.db.import.delete({ where: { id } });
    if (!(error instanceof AppFailure)) throw error;
    fail(error.error);
  }
}

async function store(ctx: Ctx, importId: string, body: AsyncIterable<Uint8Array>) {
  const limit = env().MAX_UPLOAD_MB * 1024 * 1024;
  let position = 0;
  let bytes = 0;
  let head: Buffer = Buffer.alloc(0);
  let pending: Uint8Array[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    await ctx.db.importChunk.create({
      data: { importId, position, data: Buffer.concat(pending) },
      select: { position: true },
    });
    position += 1;
    pending = [];
    size = 0;
  };
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > limit) fail({ code: 'too_large', limitBytes: limit });
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
    pending.push(piece);
    size += piece.length;
    if (size >= CHUNK_BYTES) await flush();
  }
  await flush();
  return { bytes, head };
}
