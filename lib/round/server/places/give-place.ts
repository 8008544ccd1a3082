import type { Ctx } from '@/lib/auth/ctx';
import type { Db, Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { beginLease } from './begin-lease';
import { serializeClaims } from './serialize-claims';
import { mayBeGiven, newTo } from './new-to';

interface Given {
  projectId: string;
  roundId: string;
  sampleId: string;
  userId: string;
}

/**
 * Makes a place the person's, whose slot the caller has taken already; an earlier one of theirs comes back to life. Fails
 * with `state`/has_place where they hold the sample, here or in another round, or have submitted it in this one; and as requireNew.
 */
export async function givePlace({ db }: Ctx & { db: Tx }, given: Given): Promise<void> {
  const { projectId, roundId, sampleId, userId } = given;
  await serializeClaims(db, projectId, userId);
  const has = await db.assignment.count({
    where: { sampleId, userId, OR: [{ state: 'claimed' }, { state: 'submitted', roundId }] },
  });
  if (has > 0) fail({ code: 'state', object: 'sample', reason: 'has_place' });
  await requireNew(db, given);
  await db.assignment.upsert({
    where: { roundId_sampleId_userId: { roundId, sampleId, userId } },
    create: given,
    update: { state: 'claimed', reason: null, reservedUntil: null },
    select: { id: true },
  });
  await beginLease(db, given);
}

/**
 * Fails where a lead must not give a person the sample of a round: with honeypot_known where it is a honeypot that is not new to
 * them, with training_known where it is a training sample that they know, with training_shown where training has shown them its answer.
 */
async function requireNew(
  db: Db,
  { roundId, sampleId, userId }: { roundId: string; sampleId: string; userId: string },
): Promise<void> {
  const { kind } = await db.round.findUniqueOrThrow({ where: { id: roundId }, select: { kind: true } });
  const [refused] = await db.$queryRaw<{ honeypot: boolean }[]>`
    SELECT q.honeypot FROM "RoundSample" q WHERE q."roundId" = ${roundId}::uuid AND q."sampleId" = ${sampleId}::uuid
      AND NOT CASE WHEN q.honeypot THEN ${newTo(userId)} ELSE ${mayBeGiven(kind, userId)} END`;
  if (!refused) return;
  const told = kind === 'training' ? 'training_known' : 'training_shown';
  fail({ code: 'state', object: 'sample', reason: refused.honeypot ? 'honeypot_known' : told });
}
