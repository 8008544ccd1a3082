import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { shareClaims } from '@/lib/project/server/claim-lock';
import { requireProject } from '@/lib/project/server/require-project';
import { RESERVED_MS } from '@/lib/annotation/assignment/reservation';
import { requirePerson, type TxCtx } from './annotator';
import type { Claim } from './claim-sample';
import { serializeClaims } from '@/lib/round/server/places/serialize-claims';
import { nextPlace, type AssignmentPlace } from './place';
import { startDraft } from './start-draft';

/**
 * Reserves up to `count` samples that claimSample would give the person after the sample `besides`, in their order, so
 * that the browser can prefetch them; fewer when no more are left. Asking again renews the reservation. Others get what
 * is not opened within RESERVED_MS.
 */
export async function reserveSamples(
  ctx: Ctx,
  projectId: string,
  { besides, count }: { besides: string; count: number },
): Promise<Claim[]> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  const current = rowId(besides, 'sample');
  return inTx(ctx, async (tx) => {
    await shareClaims(tx.db, projectId);
    await serializeClaims(tx.db, projectId, userId);
    const ahead: Claim[] = [];
    while (ahead.length < count) {
      const passed = [current, ...ahead.map(({ sampleId }) => sampleId)];
      const place = await storePrefetched(tx, { projectId, userId, passed });
      if (place === null) break;
      const annotationId = await startDraft(tx, { projectId, ...place, role: access.role });
      ahead.push({ sampleId: place.sampleId, annotationId });
    }
    return ahead;
  });
}

/** The next place that the person holds, or else may have, but for those of the samples `passed`. */
async function storePrefetched(
  tx: TxCtx,
  { projectId, userId, passed }: { projectId: string; userId: string; passed: readonly string[] },
): Promise<AssignmentPlace | null> {
  const reservedUntil = new Date(now().getTime() + RESERVED_MS);
  const next = await nextPlace(tx, { projectId, userId }, { besides: passed, reservedUntil });
  if (!next) return null;
  const { roundId, sampleId, reserved } = next;
  if (reserved)
    await tx.db.assignment.updateMany({
      where: { roundId, sampleId, userId, reservedUntil: { not: null } },
      data: { reservedUntil },
    });
  return { roundId, sampleId };
}
