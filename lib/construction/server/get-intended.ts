import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { type Intended, intendedOf } from '../intended';
import { hiddenPedigree } from './hidden-pedigree';
import { loadConstructed } from './load-constructed';

/** What a sample was meant to hold; null where it was not constructed, or as long as that is kept from the viewer. */
export async function getIntended(ctx: Ctx, projectId: string, sampleId: string): Promise<Intended | null> {
  const { role } = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const hidden = hiddenPedigree(projectId, visibilityOf(ctx.actor, role));
  const which = Prisma.sql`s.id = ${rowId(sampleId, 'sample')}::uuid AND NOT ${hidden}`;
  const [found] = await loadConstructed(ctx.db, projectId, { which, limit: 1 });
  return found ? intendedOf(found) : null;
}
