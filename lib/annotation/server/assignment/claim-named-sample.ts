import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { can } from '@/lib/project/access';
import { shareClaims } from '@/lib/project/server/claim-lock';
import { requireProject } from '@/lib/project/server/require-project';
import { claimPlaceOfSample } from '@/lib/round/server/places/claim-place-of-sample';
import { requirePerson, type TxCtx } from './annotator';
import { type Claim, traceClaim } from './claim-sample';
import { serializeClaims } from '@/lib/round/server/places/serialize-claims';
import { startDraft } from './start-draft';

/**
 * Claims one given sample out of turn: a lead any that has a free place; anyone again what they gave back, let lapse, or a lead freed.
 * Fails with `state`/sample_taken when no place is free, with honeypot_picked when the only free one is a honeypot's,
 * with training_shown when they have been shown its answer in training.
 */
export async function claimNamedSample(ctx: Ctx, projectId: string, sampleId: string): Promise<Claim> {
  const userId = requirePerson(ctx);
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'annotate', { writes: true });
  return inTx(ctx, async (tx) => {
    await shareClaims(tx.db, projectId);
    await serializeClaims(tx.db, projectId, userId);
    const mine = await findOwnPlace(tx, projectId, rowId(sampleId, 'sample'), userId);
    if (mine.withdrawn) fail({ code: 'state', object: 'sample', reason: 'sample_withdrawn' });
    const { place } = mine;
    const start = (roundId: string) => startDraft(tx, { projectId, roundId, sampleId, role: access.role });
    if (place?.state === 'claimed' || place?.state === 'submitted')
      return { sampleId, annotationId: await start(place.roundId) };
    const again = place !== null && ['skipped', 'lapsed', 'released'].includes(place.state);
    if (!again && !can(ctx.actor, access.role, 'lead')) fail({ code: 'forbidden' });
    const roundId = await claimPlaceOfSample(tx, { projectId, sampleId, userId });
    if (roundId === null)
      fail({ code: 'state', object: 'sample', reason: await whyNot(tx, { sampleId, userId, again }) });
    const annotationId = await start(roundId);
    await traceClaim(tx, projectId, { sampleId, annotationId });
    return { sampleId, annotationId };
  });
}

/** Told to leads alone: who comes again for what they had is not to learn that it is a honeypot. */
async function whyNot(
  { db }: TxCtx,
  { sampleId, userId, again }: { sampleId: string; userId: string; again: boolean },
): Promise<'sample_taken' | 'honeypot_picked' | 'training_shown'> {
  const shown = { sampleId, userId, state: 'submitted', round: { kind: 'training' } } as const;
  if ((await db.assignment.count({ where: shown })) > 0) return 'training_shown';
  if (again) return 'sample_taken';
  const open = { round: { state: 'open' }, openPlaces: { gt: 0 } } as const;
  const honeypots = await db.roundSample.count({ where: { sampleId, honeypot: true, ...open } });
  return honeypots > 0 ? 'honeypot_picked' : 'sample_taken';
}

/** The person's place on the sample: the one that they hold, else that of the newest round. */
async function findOwnPlace({ db }: TxCtx, projectId: string, sampleId: string, userId: string) {
  const sample = await db.sample.findFirst({
    where: { id: sampleId, projectId },
    select: {
      withdrawnAt: true,
      assignments: {
        where: { userId },
        orderBy: { round: { number: 'desc' } },
        select: { state: true, roundId: true },
      },
    },
  });
  if (!sample) fail({ code: 'not_found', object: 'sample' });
  const { assignments } = sample;
  const place = assignments.find(({ state }) => state === 'claimed') ?? assignments[0];
  return { withdrawn: sample.withdrawnAt !== null, place: place ?? null };
}
