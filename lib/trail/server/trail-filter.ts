import { Prisma } from '@/generated/prisma/client';
import type { ObjectName } from '@/lib/errors';
import type { TrailFilter } from '../query';
import type { Scope } from './require-scope';

const { sql, join } = Prisma;

/** The filters as a condition on AuditEvent `e`, the scope's included. Days are whole ones of the server's zone. */
export function trailFilter(scope: Scope, query: TrailFilter): Prisma.Sql {
  const conditions = [
    scope === null ? sql`e."projectId" IS NULL` : sql`e."projectId" = ${scope}::uuid`,
    query.person !== null && sql`e."actorId" = ${query.person}`,
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

/** A settlement is an annotation, and only what was done tells it from others. AuditEvent_settlements_idx is of just that. */
const ofObject = (object: ObjectName): Prisma.Sql =>
  object === 'settlement' ? sql`e.action LIKE 'settlement.%'` : sql`e."objectType" = ${object}`;

function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
