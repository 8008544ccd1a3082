import type { Ctx } from '@/lib/auth/ctx';
import { appendUpload } from '../upload/append-upload';
import { createUpload } from '../upload/create-upload';
import { discardUpload, finishUpload } from '../upload/finish-upload';

/**
 * Stores a whole file as it comes, memory flat, and detects how it is to be read. What breaks off leaves nothing: who wants to go on
 * after a break creates an upload and appends to it. Fails as these do.
 */
export async function receiveImport(
  ctx: Ctx,
  projectId: string,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
  size: number | null = null,
): Promise<{ id: string }> {
  const { id } = await createUpload(ctx, projectId, { name: fileName, size, modifiedAt: null });
  try {
    await appendUpload(ctx, id, 0, body);
    await finishUpload(ctx, id);
    return { id };
  } catch (error) {
    // Should the database be away too, the worker removes it later.
    await discardUpload(ctx, id).catch(() => undefined);
    throw error;
  }
}
