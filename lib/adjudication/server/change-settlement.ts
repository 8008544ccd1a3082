import { wasMade } from '@/lib/audit/was-made';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { settlementChangeSchema } from '../change';
import type { SettlementView } from '../view';
import { chooseCut } from './choose-cut';
import { getSettlement } from './get-settlement';
import { labelUnit } from './label-unit';
import { lockSettlement } from './lock-settlement';
import { openSettlement } from './open-settlement';
import { recut } from './recut';
import { reopenSettlement } from './reopen-settlement';
import { settle } from './settle';

/**
 * One act of a lead who settles a sample, with its row of the trail in the same transaction; answers how everything stands
 * then. The same changeId again changes nothing. Fails with `state` where the sample may not be settled by this person or is
 * being settled by another, and with `stale` over another version: nothing of the other's is lost.
 */
export async function changeSettlement(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  input: unknown,
): Promise<SettlementView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const change = settlementChangeSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const place = await lockSettlement(tx, projectId, rowId(sampleId, 'sample'));
    if (change.kind === 'open') return openSettlement(tx, place, change);
    const made = await tx.db.auditEvent.findUnique({
      where: { changeId: change.changeId },
      select: { actorId: true, sampleId: true },
    });
    if (wasMade(made, { actorId: ctx.actor.userId, sampleId: place.sampleId })) return;
    switch (change.kind) {
      case 'take':
      case 'write':
      case 'undecide':
        return labelUnit(tx, place, change);
      case 'cut':
        return chooseCut(tx, place, change);
      case 'split':
      case 'merge':
      case 'resegment':
        return recut(tx, place, change);
      case 'settle':
        return settle(tx, place, change);
      case 'reopen':
        return reopenSettlement(tx, place, change);
    }
  });
  return getSettlement(ctx, projectId, sampleId);
}
