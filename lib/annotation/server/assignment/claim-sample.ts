import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { shareClaims } from '@/lib/project/server/claim-lock';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson, type TxCtx } from './annotator';
import { serializeClaims } from '@/lib/round/server/places/serialize-claims';
import { nextPlace, markOpened } from './place';
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
    await shareClaims(tx.db, projectId);
    await serializeClaims(tx.db, projectId, userId);
    const place = await nextPlace(tx, { projectId, userId }, { reservedUntil: null });
    if (place === null) return null;
    const { roundId, sampleId, taken } = place;
    const annotationId = await startDraft(tx, { projectId, roundId, sampleId, role: access.role });
    const opened = taken || (await markOpened(tx, { projectId, sampleId, userId })) !== null;
    if (opened) await traceClaim(tx, projectId, { sampleId, annotationId });
    return { sampleId, annotationId };
  });
}

/** Writes down that somebody has taken a sample; a place that is only reserved leaves no trace. */
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
