import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { type RoundChange, roundChangeSchema } from '@/lib/round/round';
import { insertPeople } from './insert-people';
import { requireRound } from './require-round';

/**
 * Changes a round's name, lease and people. What is held stays held, also by who is no longer chosen. Fails with
 * `stale` when the round is not at `version` any more. Leads only.
 */
export async function changeRound(
  ctx: Ctx,
  projectId: string,
  roundId: string,
  version: number,
  input: RoundChange,
): Promise<void> {
  const { people, ...fields } = roundChangeSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const { round } = await requireRound(tx, projectId, roundId, 'lead', { writes: true });
    const { name, leaseHours, everybody, even } = round;
    const changed = await tx.db.round.updateMany({
      where: { id: roundId, version },
      data: { ...fields, version: { increment: 1 } },
    });
    if (changed.count === 0) fail({ code: 'stale', object: 'round', version: round.version });
    await insertPeople(tx.db, { projectId, roundId }, people);
    await restartReserved(tx.db, projectId);
    await recordAudit(tx, {
      action: 'round.change',
      objectType: 'round',
      objectId: roundId,
      projectId,
      before: { name, leaseHours, everybody, even },
      after: { ...fields, people },
    });
  });
}
