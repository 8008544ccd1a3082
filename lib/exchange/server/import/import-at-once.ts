import type { Ctx } from '@/lib/auth/ctx';
import type { Encoding } from '../../dialect/settings';
import { cancelImport } from './cancel-import';
import { changeImport } from './change-import';
import { receiveImport } from './receive-import';
import { startImport } from './start-import';

/**
 * A file that a program sends in one request: its name, its bytes as they come, how many there are, and in which encoding, where
 * that is known.
 */
interface SentFile {
  name: string;
  encoding?: Encoding | null;
  body: AsyncIterable<Uint8Array>;
  size: number | null;
}

/**
 * Stores a file and hands it to a worker at once, read as its content says, in the encoding that is named; nobody looks at it first. A file that lacks a
 * required column is cancelled and refused. Fails as receiveImport and startImport do.
 */
export async function importAtOnce(
  ctx: Ctx,
  projectId: string,
  { name, body, size, encoding }: SentFile,
): Promise<{ id: string }> {
  const { id } = await receiveImport(ctx, projectId, name, body, size);
  try {
    if (encoding) await changeImport(ctx, id, { encoding });
    await startImport(ctx, id);
  } catch (thrown) {
    await cancelImport(ctx, id).catch(() => undefined);
    throw thrown;
  }
  return { id };
}
