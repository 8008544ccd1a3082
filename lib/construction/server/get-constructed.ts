import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { ConstructedSample } from '../view-schema';
import { loadConstructed } from './load-constructed';

/** How a sample was constructed; null where it was not. Leads only. */
export async function getConstructed(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
): Promise<ConstructedSample | null> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const which = Prisma.sql`s.id = ${rowId(sampleId, 'sample')}::uuid`;
  return (await loadConstructed(ctx.db, projectId, { which, limit: 1 }))[0] ?? null;
}
