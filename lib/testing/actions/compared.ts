import { Readable } from 'node:stream';
import type { Ctx } from '@/lib/auth/ctx';
import type { ImportComparison } from '@/lib/exchange/comparison/view';
import { compareAtOnce } from '@/lib/exchange/server/comparison/compare-at-once';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';

/** What taking a file over would do to a project; the file is gone afterwards. */
export async function comparedFile(
  ctx: Ctx,
  projectId: string,
  file: string | Uint8Array,
): Promise<ImportComparison> {
  const { id } = await receiveImport(ctx, projectId, 'file', Readable.from([Buffer.from(file as string)]));
  return compareAtOnce(ctx, id, () => undefined);
}
