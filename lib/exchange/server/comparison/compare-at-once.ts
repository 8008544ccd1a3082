import type { Ctx } from '@/lib/auth/ctx';
import type { ImportComparison } from '../../comparison/view';
import { cancelImport } from '../import/cancel-import';
import { requireImport } from '../import/require-import';
import { requireStartable } from '../import/require-startable';
import { compareFile } from './compare-file';

/** Finds out here and now what taking a waiting file over would do, then cancels it with the file that it is joined to. Fails as requireStartable does. */
export async function compareAtOnce(
  ctx: Ctx,
  importId: string,
  tick: (rows: number) => void,
): Promise<ImportComparison> {
  const waiting = [importId];
  try {
    const row = await requireImport(ctx, importId);
    const { second } = await requireStartable(ctx, row);
    if (second) waiting.push(second.id);
    return await compareFile({ row, second }, { tick, signal: new AbortController().signal });
  } finally {
    for (const id of waiting) await cancelImport(ctx, id);
  }
}
