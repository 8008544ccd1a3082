import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson, type TxCtx } from './annotator';
import { oneAtATime } from './one-at-a-time';
import { startDraft } from './start-draft';

export interface Claim {
  sampleId: string;
  annotationId: string;
}

/**
 * Gives the person the next sample of the queue: one they still hold comes first; null when nothing is left for them.
 * One conditional statement takes the place, so no two people get the same one; what they gave back is not offered again.
 */
export async function claimSample(ctx: Ctx, projectId: string): Promise<Claim | null> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  return inTx(ctx, async (tx) => {
    await oneAtATime(tx, projectId, userId);
    const held = await findHeld(tx, projectId, userId);
    const sampleId = held ?? (await takePlace(tx, projectId, userId));
    if (sampleId === null) return null;
    const annotationId = await startDraft(tx, { projectId, sampleId, role: access.role });
    if (held === null) await traceClaim(tx, projectId, { sampleId, annotationId });
    return { sampleId, annotationId };
  });
}

async function findHeld({ db }: TxCtx, projectId: string, userId: string): Promise<string | null> {
  const held = await db.assignment.findFirst({
    where: { projectId, userId, state: 'claimed', sample: { withdrawnAt: null } },
    orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
    select: { sampleId: true },
  });
  return held?.sampleId ?? null;
}

async function takePlace({ db }: TxCtx, projectId: string, userId: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ sampleId: string }[]>`
    WITH next AS (
      SELECT s.id FROM "Sample" s
      WHERE s."projectId" = ${projectId}::uuid AND s."openSlots" > 0 AND s."withdrawnAt" IS NULL
        AND NOT EXISTS (SELECT FROM "Assignment" a WHERE a."sampleId" = s.id AND a."userId" = ${userId})
      ORDER BY s.ordinal
      LIMIT 1
      FOR UPDATE OF s SKIP LOCKED
    ), taken AS (
      UPDATE "Sample" SET "openSlots" = "openSlots" - 1 FROM next WHERE "Sample".id = next.id
      RETURNING "Sample".id
    )
    INSERT INTO "Assignment" ("projectId", "sampleId", "userId")
    SELECT ${projectId}::uuid, id, ${userId} FROM taken
    RETURNING "sampleId"`;
  return rows[0]?.sampleId ?? null;
}

export async function traceClaim(ctx: TxCtx, projectId: string, claim: Claim): Promise<void> {
  await recordAudit(ctx, {
    action: 'sample.claim',
    objectType: 'sample',
    objectId: claim.sampleId,
    projectId,
    sampleId: claim.sampleId,
    after: { annotationId: claim.annotationId },
  });
}
