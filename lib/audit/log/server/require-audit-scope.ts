import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';

/** Whose audit log: a project's, or (null) what was done in no project: accounts, links, endpoints. */
export type AuditScope = string | null;

/** Lets leads of the project, and for the instance its owners, read the audit log. Fails as requireProject and requireOwner do. */
export async function requireAuditScope(ctx: Ctx, scope: AuditScope): Promise<{ name: string | null }> {
  if (scope !== null) return requireProject(ctx, rowId(scope, 'project'), 'lead');
  requireOwner(ctx);
  return { name: null };
}
