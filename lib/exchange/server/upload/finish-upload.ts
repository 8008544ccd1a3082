import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { AppFailure } from '@/lib/errors';
import { runInThread } from '../thread/in-thread';
import { loadedBytes } from './uploaded-bytes';
import { requireImport } from '../import/require-import';

/**
 * Looks at a file of which everything has arrived and makes it ready; done before, it does nothing. A file that cannot be read is
 * deleted: fails as detectFile does.
 */
export async function finishUpload(ctx: Ctx, importId: string): Promise<void> {
  const row = await requireImport(ctx, importId);
  const { state, bytes } = row;
  if (state !== 'uploading') return;
  const settings = await runInThread('detectFile', loadedBytes(ctx.db, row)).catch(async (error: unknown) => {
    if (error instanceof AppFailure && error.error.code === 'invalid') await discardUpload(ctx, importId);
    throw error;
  });
  await ctx.db.import.updateMany({
    where: { id: importId, state: 'uploading', bytes },
    data: { settings, state: 'ready', touchedAt: now() },
  });
}

/** Deletes an upload that never became a file, with what has arrived of it. */
export async function discardUpload(ctx: Ctx, importId: string): Promise<void> {
  await ctx.db.import.deleteMany({ where: { id: importId, state: 'uploading' } });
}
