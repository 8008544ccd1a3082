import { recordAudit } from '@/lib/audit/record';
import { failedStage } from '@/lib/annotation/labels/judgement';
import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import { contradictsItself } from '@/lib/annotation/labels/type-rules';
import { refreshAnswer } from '@/lib/annotation/server/labels/refresh-answer';
import type { Judgement } from '@/lib/annotation/view';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import type { ChangeOf } from '../change';
import { ruledOn } from '../ruled-gold';
import { hasEvidence, sideOn } from '../side';
import { writeUnit } from './label-unit';
import { type LockedAdjudication, requireMine } from './lock-adjudication';

type Submit = Pick<ChangeOf<'submit'>, 'version' | 'acceptAgreed'> & { changeId?: string };

/**
 * Freezes an adjudication: its labels are gold from then on. With `acceptAgreed` units that the project's rule makes gold of are
 * accepted as they are; every other one needs the lead's word, with a reason where nobody says so, and every failed one a type.
 */
export async function finishAdjudication(
  ctx: TxCtx,
  place: LockedAdjudication,
  change: Submit,
): Promise<void> {
  const adjudication = requireMine(ctx, place);
  if (adjudication.version !== change.version)
    fail({ code: 'stale', object: 'adjudication', version: adjudication.version });
  const ruled = ruledOn(place.answer, place.votes, place.settings.rule);
  for (const unit of adjudication.units) {
    const gold = unit.label.decidedAt === null && change.acceptAgreed ? agreedOf(ruled(unit)) : null;
    if (unit.label.decidedAt === null && !gold)
      fail({ code: 'state', object: 'label', reason: 'label_undecided' });
    const said = gold ?? unit.label;
    // Since it was taken, whoever said so may have been given the sample back, or have said something else.
    const grounded =
      gold ||
      hasEvidence(
        unit.label,
        place.votes.map((vote) => sideOn(place.answer, unit, vote)),
      );
    if (!grounded) fail({ code: 'state', object: 'label', reason: 'reason_missing' });
    if (failedStage(said) !== null && said.errorType === null)
      fail({ code: 'state', object: 'label', reason: 'type_missing' });
    if (contradictsItself(said)) fail({ code: 'state', object: 'label', reason: 'evidence_contrary' });
    if (gold) await writeUnit(ctx, place, adjudication, unit, gold, { decides: true, agreed: true });
  }
  const { changeId } = change;
  const at = now();
  await ctx.db.annotation.updateMany({
    where: { id: adjudication.id },
    data: { state: 'submitted', submittedAt: at, version: change.version + 1 },
  });
  const verdict = await refreshAnswer(ctx.db, adjudication);
  await recordAudit(ctx, {
    action: 'adjudication.submit',
    objectType: 'annotation',
    objectId: adjudication.id,
    projectId: place.projectId,
    sampleId: place.sampleId,
    before: { state: 'draft', version: change.version },
    after: { state: 'submitted', version: change.version + 1, verdict },
    ...(changeId && { change: { ...change, changeId } }),
  });
}

/** Units on which several agree are accepted as they are; what one person said needs a decision of the lead. */
function agreedOf(gold: ReturnType<ReturnType<typeof ruledOn>>): Judgement | null {
  if (gold?.origin !== 'agreed' || gold.fact === null || gold.logic === null) return null;
  const { fact, logic, errorType, evidence } = gold;
  return { fact, logic, errorType, evidence, note: '' };
}
