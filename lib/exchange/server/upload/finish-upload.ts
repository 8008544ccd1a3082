import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { readHead } from '../../parse/read-head';
import { runInThread } from '../thread/in-thread';
import { loadChunks } from './load-chunks';
import { requireImport } from '../import/require-import';

/**
 * Looks at a file of which everything has arrived and makes it ready; done before, it does nothing. A file that cannot be read is
 * deleted: fails with `invalid` (file: empty_file, not_text).
 */
export async function finishUpload(ctx: Ctx, importId: string): Promise<void> {
  const { state, bytes } = await requireImport(ctx, importId);
  if (state !== 'uploading') return;
  const chunks = loadChunks(ctx.db, importId);
  const { settings } = await readHead(chunks, (head) => runInThread('detectHead', head));
  if (settings === null || bytes === 0n) {
    await discardUpload(ctx, importId);
    fail({ code: 'invalid', issues: [{ path: 'file', code: bytes > 0n ? 'not_text' : 'empty_file' }] });
  }
  await ctx.db.import.updateMany({
    where: { id: importId, state: 'uploading', bytes },
    data: { settings, state: 'ready', touchedAt: now() },
  });
}

/** Deletes an upload that never became a file, with what has arrived of it. */
export async function discardUpload(ctx: Ctx, importId: string): Promise<void> {
  await ctx.db.import.deleteMany({ where: { id: importId, state: 'uploading' } });
}
