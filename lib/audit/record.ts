import { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import type { ObjectName } from '@/lib/errors';
import type { AuditAction } from './actions';
import { type SentChange, changeDigest } from './change-receipt';

export interface AuditEntry {
  action: AuditAction;
  objectType: ObjectName;
  objectId: string;
  projectId?: string | null;
  sampleId?: string | null;
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
  /** The change as its client sent it: by its key, which is unique, and by what it said a change sent twice is found again. */
  change?: SentChange;
}

/** How a row names who acted: the person, what acted for them, and which job or token that was. */
export function actorColumns(actor: Actor) {
  const via = actor.kind === 'job' ? actor.job : actor.kind === 'token' ? actor.tokenId : null;
  return { via, actorId: actor.userId, actorKind: actor.kind };
}

/** Writes one row of the audit log in the same transaction as the change itself; ids only, never names. */
export async function recordAudit(
  ctx: { actor: Actor; db: Tx },
  { change, ...entry }: AuditEntry,
): Promise<void> {
  const data = { ...actorColumns(ctx.actor), ...entry, ...receiptColumns(change) };
  await ctx.db.auditEvent.create({ data, select: { id: true } });
}

/** The same row as a statement, for a change that is written together with it in one round trip. */
export function auditRow(actor: Actor, entry: AuditEntry): Prisma.Sql {
  const { action, objectType, objectId, projectId = null, sampleId = null, before, after } = entry;
  const { changeId, changeDigest: digest } = receiptColumns(entry.change);
  const { actorId, actorKind, via } = actorColumns(actor);
  return Prisma.sql`
    INSERT INTO "AuditEvent" ("actorId", "actorKind", via, "projectId", "sampleId", action, "objectType", "objectId", before, after, "changeId", "changeDigest")
    VALUES (${actorId}, ${actorKind}::"ActorKind", ${via}, ${projectId}::uuid, ${sampleId}::uuid, ${action}, ${objectType}, ${objectId},
            ${json(before)}::jsonb, ${json(after)}::jsonb, ${changeId}::uuid, ${digest})`;
}

const receiptColumns = (change: SentChange | undefined) => ({
  changeId: change?.changeId ?? null,
  changeDigest: change ? changeDigest(change) : null,
});

function json(value: Prisma.InputJsonValue | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
