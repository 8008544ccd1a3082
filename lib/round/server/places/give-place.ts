import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { beginLease } from './begin-lease';
import { oneAtATime } from './one-at-a-time';
import { requireNew } from './require-new';

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
  await oneAtATime(db, projectId, userId);
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
