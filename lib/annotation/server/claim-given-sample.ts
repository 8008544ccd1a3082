import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { can } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { requirePerson, type TxCtx } from './annotator';
import { type Claim, traceClaim } from './claim-sample';
import { oneAtATime } from './one-at-a-time';
import { startDraft } from './start-draft';

/**
 * Claims one given sample out of turn: a lead any that has a free place; anyone again what they gave back. Fails with
 * `state`/sample_taken when no place is free.
 */
export async function claimGivenSample(ctx: Ctx, projectId: string, sampleId: string): Promise<Claim> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  return inTx(ctx, async (tx) => {
    await oneAtATime(tx, projectId, userId);
    const mine = await findOwn(tx, projectId, rowId(sampleId, 'sample'), userId);
    if (mine.withdrawn) fail({ code: 'state', object: 'sample', reason: 'sample_withdrawn' });
    if (mine.state === null && !can(ctx.actor, access.role, 'lead')) fail({ code: 'forbidden' });
    if (mine.state === null || mine.state === 'skipped') await takeGiven(tx, projectId, sampleId, userId);
    const annotationId = await startDraft(tx, { projectId, sampleId, role: access.role });
    if (mine.state === null || mine.state === 'skipped')
      await traceClaim(tx, projectId, { sampleId, annotationId });
    return { sampleId, annotationId };
  });
}

async function findOwn({ db }: TxCtx, projectId: string, sampleId: string, userId: string) {
  const sample = await db.sample.findFirst({
    where: { id: sampleId, projectId },
    select: { withdrawnAt: true, assignments: { where: { userId }, select: { state: true } } },
  });
  if (!sample) fail({ code: 'not_found', object: 'sample' });
  return { withdrawn: sample.withdrawnAt !== null, state: sample.assignments[0]?.state ?? null };
}

async function takeGiven({ db }: TxCtx, projectId: string, sampleId: string, userId: string): Promise<void> {
  const taken = await db.$executeRaw`
    UPDATE "Sample" SET "openSlots" = "openSlots" - 1
    WHERE id = ${sampleId}::uuid AND "openSlots" > 0 AND "withdrawnAt" IS NULL`;
  if (taken === 0) fail({ code: 'state', object: 'sample', reason: 'sample_taken' });
  await db.assignment.upsert({
    where: { sampleId_userId: { sampleId, userId } },
    create: { projectId, sampleId, userId },
    update: { state: 'claimed', reason: null, reservedUntil: null },
    select: { id: true },
  });
}
