import type { Ctx } from '@/lib/auth/ctx';
import { AppFailure, fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { toStorable } from '@/lib/storable';
import { detectSettings } from '../detect';
import { takeHead } from '../take-head';
import { readChunks } from './read-chunks';
import { storeChunks } from './store-chunks';

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
    data: { projectId, fileName: toStorable(fileName.slice(0, 300)).text, createdById: ctx.actor.userId },
    select: { id: true },
  });
  try {
    const bytes = await storeChunks(id, body);
    if (bytes === 0) fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
    const settings = detectSettings(await takeHead(readChunks(ctx.db, id)));
    if (!settings) fail({ code: 'invalid', issues: [{ path: 'file', code: 'not_text' }] });
    await ctx.db.import.update({ where: { id }, data: { bytes, settings, state: 'ready' } });
    return { id };
  } catch (error) {
    await ctx.db.import.delete({ where: { id } });
    if (!(error instanceof AppFailure)) throw error;
    fail(error.error);
  }
}
