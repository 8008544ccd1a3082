import { Prisma } from '@/generated/prisma/client';
import type { ActorKind } from '@/lib/audit/actors';
import type { ObjectName } from '@/lib/errors';
import type { AuditLogFilter } from '../query';
import type { AuditScope } from './require-audit-scope';

const { sql, join, raw } = Prisma;

/** The filters as a condition on AuditEvent `e`, the scope's included. Days are whole ones of the server's zone. */
export function auditLogFilter(scope: AuditScope, query: AuditLogFilter): Prisma.Sql {
  const conditions = [
    scope === null ? sql`e."projectId" IS NULL` : sql`e."projectId" = ${scope}::uuid`,
    query.person !== null && sql`e."actorId" = ${query.person}`,
    query.kind !== null && ofKind(query.kind),
    query.action !== null && sql`e.action = ${query.action}`,
    query.object !== null && ofObject(query.object),
    query.sample !== null &&
      sql`e."sampleId" = (SELECT s.id FROM "Sample" s
        WHERE s."projectId" = ${scope}::uuid AND s."externalId" = ${query.sample})`,
    query.from !== null && sql`e.at >= ${startOf(query.from)}`,
    query.to !== null && sql`e.at < ${startOf(query.to, 1)}`,
  ];
  return join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

/** An adjudication is an annotation, and only what was done tells it from others. AuditEvent_adjudications_idx is of just that. */
const ofObject = (object: ObjectName): Prisma.Sql =>
  object === 'adjudication' ? sql`e.action LIKE 'adjudication.%'` : sql`e."objectType" = ${object}`;

/** Written out, since the index over what others than people did is chosen by it. */
const ofKind = (kind: ActorKind): Prisma.Sql => sql`e."actorKind" = ${raw(`'${kind}'`)}`;

function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
