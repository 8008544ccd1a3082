import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { givePlace } from './give-place';
import { mayBeGiven, mayBeOffered, REPEATED } from './new-to';
import { requireRound } from '../rounds/require-round';
import { requireRoundAnnotator } from '../rounds/require-round-annotator';

const schema = z.object({ userId: storableText.min(1), count: z.number().int().min(1).max(500) });

/**
 * Gives a person the next samples of a round's queue that they have not had, and that would not repeat, whatever their
 * part of the load; they find these before all others. Returns how many there were. Leads only.
 */
export async function assignNext(
  ctx: Ctx,
  projectId: string,
  roundId: string,
  input: z.input<typeof schema>,
): Promise<number> {
  const { userId, count } = schema.parse(input);
  const { round } = await requireRound(ctx, projectId, roundId, 'lead', { writes: true });
  if (round.state === 'closed') fail({ code: 'state', object: 'round', reason: 'round_closed' });
  return inTx(ctx, async (tx) => {
    await requireRoundAnnotator(tx.db, projectId, userId);
    await restartReserved(tx.db, projectId, userId);
    const taken = await tx.db.$queryRaw<{ sampleId: string }[]>`
      SELECT q."sampleId" FROM "RoundSample" q
      WHERE q."roundId" = ${roundId}::uuid AND q."openPlaces" > 0 AND NOT q.withdrawn AND NOT q.honeypot
        AND NOT EXISTS (SELECT FROM "Assignment" k WHERE k."sampleId" = q."sampleId" AND k."userId" = ${userId}
          AND (k.state = 'claimed' OR (k."roundId" = q."roundId" AND k.state = 'submitted') OR ${REPEATED}))
        AND ${mayBeGiven(round.kind, userId)}
      ORDER BY NOT ${mayBeOffered(round.kind, userId)}, q."queueKey", q."sampleId" LIMIT ${count}
      FOR UPDATE OF q SKIP LOCKED`;
    await tx.db.roundSample.updateMany({
      where: { roundId, sampleId: { in: taken.map(({ sampleId }) => sampleId) } },
      data: { openPlaces: { decrement: 1 } },
    });
    for (const { sampleId } of taken) {
      await givePlace(tx, { projectId, roundId, sampleId, userId });
      await recordAudit(tx, {
        action: 'sample.assign',
        objectType: 'sample',
        objectId: sampleId,
        projectId,
        sampleId,
        after: { userId, roundId },
      });
    }
    return taken.length;
  });
}
