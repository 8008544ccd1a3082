import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { RESERVED_MS } from '../reservation';
import { requirePerson } from './annotator';
import type { Claim } from './claim-sample';
import { oneAtATime } from '@/lib/round/server/one-at-a-time';
import { findHeld, takePlace } from './place';
import { startDraft } from './start-draft';

/**
 * Lays the sample aside that claimSample would give the person after `besides`, so that their browser can fetch it ahead;
 * null when nothing is left. Asked again it lasts anew. Unless it is opened, others get it after RESERVED_MS.
 */
export async function reserveSample(ctx: Ctx, projectId: string, besides: string): Promise<Claim | null> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  const current = rowId(besides, 'sample');
  return inTx(ctx, async (tx) => {
    await oneAtATime(tx.db, projectId, userId);
    const reservedUntil = new Date(now().getTime() + RESERVED_MS);
    const held = await findHeld(tx, projectId, userId, current);
    const place = held ?? (await takePlace(tx, projectId, userId, reservedUntil));
    if (place === null) return null;
    const { roundId, sampleId } = place;
    if (held?.reserved)
      await tx.db.assignment.updateMany({
        where: { roundId, sampleId, userId, reservedUntil: { not: null } },
        data: { reservedUntil },
      });
    const annotationId = await startDraft(tx, { projectId, roundId, sampleId, role: access.role });
    return { sampleId, annotationId };
  });
}
