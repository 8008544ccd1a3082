import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { SnapshotView } from '../view-schema';
import { toSnapshotViews } from './snapshot-view';

/** The snapshots of a project, newest first, deleted ones among them. For leads and readers. */
export async function listSnapshots(ctx: Ctx, projectId: string): Promise<SnapshotView[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const rows = await ctx.db.snapshot.findMany({ where: { projectId }, orderBy: { number: 'desc' } });
  return toSnapshotViews(ctx.db, rows);
}
