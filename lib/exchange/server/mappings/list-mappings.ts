import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { pathMappingSchema } from '../../paths/path-mapping';
import type { SavedMapping } from '../../paths/view-schema';

/** The mappings that a project keeps, by name. Leads only. */
export async function listMappings(ctx: Ctx, projectId: string): Promise<SavedMapping[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.savedMapping.findMany({
    where: { projectId },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, preset: true, paths: true, savedAt: true },
  });
  return rows.map((row) => ({ ...row, paths: pathMappingSchema.parse(row.paths) }));
}
