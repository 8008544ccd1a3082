import { Prisma } from '@/generated/prisma/client';
import type { AuditAction } from '@/lib/audit/actions';
import type { ActorKind } from '@/lib/audit/actors';
import type { Db } from '@/lib/db/client';
import type { ObjectName } from '@/lib/errors';
import type { AuditLogFilter } from '../query';
import type { AuditScope } from './require-audit-scope';
import { auditLogFilter } from './audit-log-filter';

const { sql, empty } = Prisma;

/** A row of the audit log with the names that belong to it now; the audit log itself holds ids only. */
export interface EventRow {
  id: bigint;
  at: Date;
  actorId: string | null;
  actor: string | null;
  actorKind: ActorKind | null;
  via: string | null;
  action: AuditAction;
  objectType: ObjectName;
  objectId: string;
  subject: string | null;
  sampleId: string | null;
  externalId: string | null;
  /** Whose label an adjudicated one was taken from. */
  side: string | null;
  /** Texts by id of the segments that were added, removed, split or merged, and of what they became. */
  segments: Record<string, string> | null;
  before: unknown;
  after: unknown;
}

/** Where a page begins: at the newest row, or next to a row in either direction. */
export type PageStart = { side: 'before' | 'after'; id: bigint } | null;

/**
 * Up to `count` rows that pass the filter, from `start` on: newest first, with `after` oldest first. Each page is one walk
 * along an index over (at, id). A start that is not there is the newest row.
 */
export async function readEvents(
  db: Db,
  scope: AuditScope,
  filter: AuditLogFilter,
  { start, count }: { start: PageStart; count: number },
): Promise<EventRow[]> {
  const after = start?.side === 'after';
  const [from] = start
    ? await db.$queryRaw<{ at: string }[]>`SELECT at::text FROM "AuditEvent" WHERE id = ${start.id}`
    : [];
  const edge = !from || !start ? empty : edgeOf(after, from.at, start.id);
  const order = after ? sql`e.at ASC, e.id ASC` : sql`e.at DESC, e.id DESC`;
  return db.$queryRaw<EventRow[]>`
    WITH page AS MATERIALIZED (
      SELECT e.* FROM "AuditEvent" e WHERE ${auditLogFilter(scope, filter)} ${edge} ORDER BY ${order} LIMIT ${count}
    )
    SELECT e.id, e.at, e."actorId", u.name AS actor, e."actorKind", e.via, e.action, e."objectType", e."objectId", o.name AS subject,
      e."sampleId", s."externalId", w.name AS side, g.texts AS segments, e.before, e.after
    FROM page e
    LEFT JOIN "User" u ON u.id = e."actorId"
    LEFT JOIN "User" o ON o.id = e."objectId" AND e."objectType" IN ('user', 'member')
    LEFT JOIN "Sample" s ON s.id = e."sampleId"
    LEFT JOIN "Annotation" f ON f.id = CASE WHEN e.action = 'label.set' THEN (e.after ->> 'from')::uuid END
    LEFT JOIN "Author" w ON w.id = f."authorId"
    LEFT JOIN LATERAL (
      SELECT jsonb_object_agg(x.id, x.text) AS texts FROM "Segment" x
      WHERE x.id = ANY(ARRAY(SELECT jsonb_array_elements_text(
        coalesce(e.before -> 'segmentIds', '[]') || coalesce(e.after -> 'segmentIds', '[]'))::uuid))
    ) g ON e.action IN ('segment.split', 'segment.merge', 'segment.add', 'segment.remove')
    ORDER BY ${order}`;
}

const edgeOf = (after: boolean, at: string, id: bigint): Prisma.Sql =>
  after
    ? sql`AND (e.at, e.id) > (${at}::timestamptz, ${id})`
    : sql`AND (e.at, e.id) < (${at}::timestamptz, ${id})`;
