import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { mayBeGiven, newTo } from './new-to';

/**
 * Fails where a lead must not give a person the sample of a round: with honeypot_known where it is a honeypot that is not new to
 * them, with training_known where it is a training sample that they know, with training_shown where training has shown them its answer.
 */
export async function requireNew(
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
