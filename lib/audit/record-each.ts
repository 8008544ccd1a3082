import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { actorColumns, type AuditEntry } from './record';

/**
 * Changes many samples by one statement and writes one row of the audit log for each in the same statement. `change`
 * returns `id`, `before` and `after` (jsonb or null) of every row that it changed; returns how many there were.
 */
export async function recordEach(
  ctx: { actor: Actor; db: Tx },
  change: Prisma.Sql,
  { action, projectId }: { action: AuditEntry['action']; projectId: string },
): Promise<number> {
  const { actorId, actorKind, via } = actorColumns(ctx.actor);
  return ctx.db.$executeRaw`
    WITH changed AS (${change})
    INSERT INTO "AuditEvent" ("actorId", "actorKind", via, "projectId", "sampleId", action, "objectType", "objectId", before, after)
    SELECT ${actorId}, ${actorKind}::"ActorKind", ${via}, ${projectId}::uuid, id, ${action}, 'sample', id::text, before, after
    FROM changed`;
}
