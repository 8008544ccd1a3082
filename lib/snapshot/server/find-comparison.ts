import type { Ctx } from '@/lib/auth/ctx';
import type { Comparison, ComparisonQuery } from '../comparison-view-schema';
import type { SnapshotView } from '../view-schema';
import { isWholeSnapshot } from '../whole';
import { compareSnapshots } from './compare-snapshots';
import { getSnapshot } from './get-snapshot';
import { listSnapshots } from './list-snapshots';

/** A comparison; or the snapshot that holds nothing to compare; or the one that still needs another, and those before it. */
export type FoundComparison =
  { comparison: Comparison } | { broken: SnapshotView } | { newer: SnapshotView; earlier: SnapshotView[] };

/** What the page of a comparison shows: without another snapshot to compare with, those that there are. For leads and readers. */
export async function findComparison(
  ctx: Ctx,
  projectId: string,
  idOrNumber: string,
  { with: other, ...query }: Omit<ComparisonQuery, 'with'> & { with?: string | undefined },
): Promise<FoundComparison> {
  const newer = await getSnapshot(ctx, projectId, idOrNumber);
  const older = other === undefined ? newer : await getSnapshot(ctx, projectId, other);
  const broken = [newer, older].find((one) => !isWholeSnapshot(one));
  if (broken) return { broken };
  if (older.id !== newer.id)
    return { comparison: await compareSnapshots(ctx, projectId, newer.id, { ...query, with: older.id }) };
  const all = await listSnapshots(ctx, projectId);
  return { newer, earlier: all.filter((one) => one.number < newer.number && isWholeSnapshot(one)) };
}
