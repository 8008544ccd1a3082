import type { Ctx } from '@/lib/auth/ctx';
import { requireProject } from '@/lib/project/server/require-project';
import type { ImportView } from '../../import/view';
import { importView } from './import-view';

const SHOWN = 50;

/** The latest imports of a project, newest first. */
export async function listImports(ctx: Ctx, projectId: string): Promise<ImportView[]> {
  await requireProject(ctx, projectId, 'lead');
  const rows = await ctx.db.import.findMany({
    where: { projectId },
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
  });
  return rows.map(importView);
}
