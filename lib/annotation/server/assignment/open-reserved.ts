import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { shareClaims } from '@/lib/project/server/claim-lock';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson, type TxCtx } from './annotator';
import { type Claim, traceClaim } from './claim-sample';
import { serializeClaims } from '@/lib/round/server/places/serialize-claims';
import { markOpened } from './place';
import { startDraft } from './start-draft';

const GONE = { code: 'state', object: 'sample', reason: 'not_claimed' } as const;

/**
 * The person has come to a sample that was reserved for them: it is theirs now. Nothing happens to one that is theirs
 * already. Fails with `state`/not_claimed when it has gone back to the queue, or when its draft has been started over since and is
 * no longer the one that the person sees.
 *
 * @param annotationId the draft that the person sees
 */
export async function openReserved(
  ctx: Ctx,
  projectId: string,
  { sampleId, annotationId }: Claim,
): Promise<void> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  const place = { projectId, sampleId: rowId(sampleId, 'sample'), userId };
  await inTx(ctx, async (tx) => {
    await shareClaims(tx.db, projectId);
    await serializeClaims(tx.db, projectId, userId);
    const opened = await markOpened(tx, place);
    const roundId = opened ?? (await findRound(tx, place));
    if (roundId === null) fail(GONE);
    const draft = await startDraft(tx, { projectId, roundId, sampleId, role: access.role });
    if (draft !== annotationId) fail(GONE);
    if (opened !== null) await traceClaim(tx, projectId, { sampleId, annotationId });
  });
}

/** The round in which the person has the sample already. */
async function findRound(
  { db }: TxCtx,
  place: { projectId: string; sampleId: string; userId: string },
): Promise<string | null> {
  const held = await db.assignment.findFirst({
    where: { ...place, state: { in: ['claimed', 'submitted'] } },
    orderBy: [{ state: 'asc' }, { round: { number: 'desc' } }],
    select: { roundId: true },
  });
  return held?.roundId ?? null;
}
