import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { SnapshotView } from '../view-schema';
import { requireSnapshot } from './require-snapshot';
import { toSnapshotViews } from './snapshot-view';

/** A snapshot by its id or number. For leads and readers. */
export async function getSnapshot(ctx: Ctx, projectId: string, idOrNumber: string): Promise<SnapshotView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const [view] = await toSnapshotViews(ctx.db, [await requireSnapshot(ctx.db, projectId, idOrNumber)]);
  return view!;
}
