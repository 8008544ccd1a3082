import type { Ctx } from '@/lib/auth/ctx';
import { cancelImport } from './cancel-import';
import { receiveImport } from './receive-import';
import { startImport } from './start-import';

/** A file that a program sends in one request: its name, its bytes as they come, and how many there are, where that is known. */
interface SentFile {
  name: string;
  body: AsyncIterable<Uint8Array>;
  size: number | null;
}

/**
 * Stores a file and hands it to a worker at once, read as its content says; nobody looks at it first. A file that lacks a
 * required column is cancelled and refused. Fails as receiveImport and startImport do.
 */
export async function importAtOnce(
  ctx: Ctx,
  projectId: string,
  { name, body, size }: SentFile,
): Promise<{ id: string }> {
  const { id } = await receiveImport(ctx, projectId, name, body, size);
  try {
    await startImport(ctx, id);
  } catch (thrown) {
    await cancelImport(ctx, id).catch(() => undefined);
    throw thrown;
  }
  return { id };
}
