import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { rowId } from '@/lib/db/row-id';
import { findDeletedProject } from './deleted-projects';
import { requireProject } from '@/lib/project/server/require-project';

/** Whose audit log: a project's, or (null) what was done in no project: accounts, links, endpoints. */
export type AuditScope = string | null;

interface ReadableLog {
  /** Of its project; null for the instance, and where the name was not kept. */
  name: string | null;
  /** When its project was deleted; null while there is one. */
  deletedAt: Date | null;
}

/**
 * Lets leads of the project read its audit log, and owners that of the instance and of a project that was deleted. Fails as
 * requireProject and requireOwner do.
 */
export async function requireAuditScope(ctx: Ctx, scope: AuditScope): Promise<ReadableLog> {
  if (scope === null) {
    requireOwner(ctx);
    return { name: null, deletedAt: null };
  }
  const id = rowId(scope, 'project');
  const deleted = ctx.actor.role === 'owner' ? await findDeletedProject(ctx.db, id) : null;
  if (deleted) return { name: deleted.name, deletedAt: deleted.at };
  const { name } = await requireProject(ctx, id, 'lead');
  return { name, deletedAt: null };
}
