import { findReceipt } from '@/lib/audit/change-receipt';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { adjudicationChangeSchema } from '../change';
import type { AdjudicationView } from '../view';
import { chooseSegmentation } from './choose-segmentation';
import { getAdjudication } from './get-adjudication';
import { labelUnit } from './label-unit';
import { lockAdjudication } from './lock-adjudication';
import { openAdjudication } from './open-adjudication';
import { resegmentAdjudication } from './resegment-adjudication';
import { reopenAdjudication } from './reopen-adjudication';
import { finishAdjudication } from './finish-adjudication';

/**
 * One act of a lead who adjudicates a sample, with its audit row in the same transaction; returns how everything stands
 * then. The same changeId again changes nothing. Fails with `state` where the sample may not be adjudicated by this
 * person or is being adjudicated by another, and with `stale` over another version: nothing of the other's is lost.
 */
export async function changeAdjudication(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  input: unknown,
): Promise<AdjudicationView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const change = adjudicationChangeSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const place = await lockAdjudication(tx, projectId, rowId(sampleId, 'sample'));
    if (change.kind === 'open') return openAdjudication(tx, place, change);
    const made = await tx.db.auditEvent.findUnique({
      where: { changeId: change.changeId },
      select: { actorId: true, sampleId: true, changeDigest: true },
    });
    if (findReceipt(made, { actorId: ctx.actor.userId, sampleId: place.sampleId, change })) return;
    switch (change.kind) {
      case 'take':
      case 'write':
      case 'undecide':
        return labelUnit(tx, place, change);
      case 'cut':
        return chooseSegmentation(tx, place, change);
      case 'split':
      case 'merge':
      case 'add':
      case 'remove':
      case 'resegment':
        return resegmentAdjudication(tx, place, change);
      case 'submit':
        return finishAdjudication(tx, place, change);
      case 'reopen':
        return reopenAdjudication(tx, place, change);
    }
  });
  return getAdjudication(ctx, projectId, sampleId);
}
