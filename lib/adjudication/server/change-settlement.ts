import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type SettlementChange, settlementChangeSchema } from '../change';
import type { SettlementView } from '../view';
import { getSettlement } from './get-settlement';
import { labelUnit } from './label-unit';
import { lockSettlement } from './lock-settlement';
import { openSettlement } from './open-settlement';
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
    if (await wasMade(tx, place.sampleId, change)) return;
    switch (change.kind) {
      case 'take':
      case 'write':
      case 'undecide':
        return labelUnit(tx, place, change);
      case 'settle':
        return settle(tx, place, change);
      case 'reopen':
        return reopenSettlement(tx, place, change);
    }
  });
  return getSettlement(ctx, projectId, sampleId);
}

/** Asked under the lock, so that a twin sent at the same time is found. */
async function wasMade(
  ctx: Ctx,
  sampleId: string,
  { changeId }: Exclude<SettlementChange, { kind: 'open' }>,
): Promise<boolean> {
  const made = await ctx.db.auditEvent.findUnique({
    where: { changeId },
    select: { actorId: true, sampleId: true },
  });
  if (made && (made.actorId !== ctx.actor.userId || made.sampleId !== sampleId))
    fail({ code: 'invalid', issues: [{ path: 'changeId', code: 'used_elsewhere' }] });
  return made !== null;
}
