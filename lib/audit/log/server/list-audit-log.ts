import { storableText } from '@/lib/storable-schema';
import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { type FieldChange, fieldChanges } from '../field-changes';
import type { AuditLogPage, AuditLogQuery, AuditLogRow } from '../query';
import { type EventRow, readEvents } from './read-events';
import { requireAuditScope, type AuditScope } from './require-audit-scope';

/** One page of the audit log of a project, for its leads, or (null) of the instance, for its owners; newest first. */
export async function listAuditLog(ctx: Ctx, scope: AuditScope, query: AuditLogQuery): Promise<AuditLogPage> {
  await requireAuditScope(ctx, scope);
  const { before, after, size } = query;
  const start = startOf(before, after);
  const found = await readEvents(ctx.db, scope, query, { start, count: size + 1 });
  const more = found.length > size;
  const rows = found.slice(0, size);
  if (start?.side === 'after') return { rows: rows.reverse().map(toAuditLogRow), newer: more, older: true };
  return { rows: rows.map(toAuditLogRow), newer: start !== null, older: more };
}

function startOf(before: string | null, after: string | null) {
  if (before !== null) return { side: 'before', id: BigInt(before) } as const;
  if (after !== null) return { side: 'after', id: BigInt(after) } as const;
  return null;
}

/** The audit log keeps the annotation that a label was taken from; whose it is says more. */
const named = (change: FieldChange, side: string | null): FieldChange =>
  change.field === 'from' && side !== null ? { ...change, to: side } : change;

/** A side of a row with the texts of segments in the place of their ids, as quotes; of a sample that is gone the ids stay. */
function worded(side: unknown, texts: EventRow['segments']): unknown {
  const ids = segmentsSchema.safeParse(side).data?.segmentIds;
  if (!ids?.every((id) => texts?.[id] !== undefined)) return side;
  return { ...(side as object), segmentIds: ids.map((id) => ({ quote: texts![id] })) };
}

const segmentsSchema = z.object({ segmentIds: z.array(storableText) });

function toAuditLogRow(row: EventRow): AuditLogRow {
  const {
    id,
    at,
    actorId,
    actor,
    actorKind,
    via,
    action,
    objectType,
    objectId,
    subject,
    sampleId,
    externalId,
  } = row;
  return {
    action,
    subject,
    id: String(id),
    at: at.toISOString(),
    actor: { kind: actorKind, person: actorId === null ? null : { id: actorId, name: actor }, via },
    object: { type: objectType, id: objectId },
    sample: sampleId === null || externalId === null ? null : { id: sampleId, externalId },
    changes: fieldChanges(worded(row.before, row.segments), worded(row.after, row.segments)).map((change) =>
      named(change, row.side),
    ),
  };
}
