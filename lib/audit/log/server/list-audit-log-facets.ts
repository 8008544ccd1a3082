import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { byName } from '@/lib/text/by-name';
import type { AuditLogFacets } from '../query';
import { requireAuditScope, type AuditScope } from './require-audit-scope';

/** Who has acted: found by leaping along the index from one person to the next, however long the audit log is. */
export async function listAuditLogFacets(ctx: Ctx, scope: AuditScope): Promise<AuditLogFacets> {
  await requireAuditScope(ctx, scope);
  const within = scope === null ? Prisma.sql`"projectId" IS NULL` : Prisma.sql`"projectId" = ${scope}::uuid`;
  const people = await ctx.db.$queryRaw<AuditLogFacets['people']>`
    WITH RECURSIVE acted AS (
      (SELECT "actorId" AS id FROM "AuditEvent"
       WHERE ${within} AND "actorId" IS NOT NULL ORDER BY "actorId" LIMIT 1)
      UNION ALL
      SELECT (SELECT e."actorId" FROM "AuditEvent" e
        WHERE ${within} AND e."actorId" > acted.id ORDER BY e."actorId" LIMIT 1)
      FROM acted WHERE acted.id IS NOT NULL
    )
    SELECT u.id, u.name FROM acted JOIN "User" u ON u.id = acted.id ORDER BY u.id`;
  return { people: people.sort(byName) };
}
