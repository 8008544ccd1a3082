import { storableText } from '@/lib/storable-schema';
import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import type { Db } from '@/lib/db/client';

/** A project that is gone, of which the audit log is left. */
export interface DeletedProject {
  id: string;
  /** Null for one that an earlier version deleted, which kept no name. */
  name: string | null;
  at: Date;
}

/** Reads what was noted when projects were deleted; the index over these rows alone is chosen by the action. */
async function loadDeleted(db: Db, id?: string): Promise<DeletedProject[]> {
  const rows = await db.auditEvent.findMany({
    where: { action: 'project.delete', ...(id !== undefined && { projectId: id }) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { objectId: true, at: true, before: true },
  });
  return rows.map(({ objectId, at, before }) => ({
    id: objectId,
    name: namedSchema.safeParse(before).data?.name ?? null,
    at,
  }));
}

const namedSchema = z.object({ name: storableText });

/** The deleted projects, the last one first; for owners. */
export async function listDeletedProjects(ctx: Ctx): Promise<DeletedProject[]> {
  requireOwner(ctx);
  return loadDeleted(ctx.db);
}

/** A deleted project by its id; null where there was none. */
export const findDeletedProject = async (db: Db, id: string): Promise<DeletedProject | null> =>
  (await loadDeleted(db, id))[0] ?? null;
