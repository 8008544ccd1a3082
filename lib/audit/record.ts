import { type Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import type { ObjectName } from '@/lib/errors';
import type { AuditAction } from './actions';

export interface AuditEntry {
  action: AuditAction;
  objectType: ObjectName;
  objectId: string;
  projectId?: string | null;
  sampleId?: string | null;
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
  /** The client's key of the change; unique, so that a change sent twice is found again. */
  changeId?: string;
}

/** Writes one row of the trail in the same transaction as the change itself; ids only, never names. */
export async function recordAudit(ctx: { actor: Actor; db: Tx }, entry: AuditEntry): Promise<void> {
  await ctx.db.auditEvent.create({ data: { actorId: ctx.actor.userId, ...entry }, select: { id: true } });
}
