import { Prisma } from '@/generated/prisma/client';
import type { SentChange } from '@/lib/audit/change-receipt';
import { recordAudit } from '@/lib/audit/record';
import { fittingVerdict } from '@/lib/annotation/evidence/evidence-origin';
import { judgementFaults, OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import { checkEvidence } from '@/lib/annotation/server/labels/check-evidence';
import { traced } from '@/lib/annotation/server/labels/label-trace';
import { refreshAnswer } from '@/lib/annotation/server/labels/refresh-answer';
import { contradictsItself } from '@/lib/annotation/labels/type-rules';
import type { Judgement } from '@/lib/annotation/view';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import { requireClause } from '@/lib/guideline/server/require-clause';
import type { ChangeOf } from '../change';
import { heldByLead } from '../quotes';
import { hasEvidence, sideOn } from '../side';
import type { Adjudication } from './load-adjudication';
import { type LockedAdjudication, requireMine } from './lock-adjudication';

type Change = ChangeOf<'take'> | ChangeOf<'write'> | ChangeOf<'undecide'>;
type Unit = Adjudication['units'][number];

/**
 * What the lead says of one unit: what a person said, something of their own, or nothing again. Guarded by the label's own
 * version. A label that nobody gave needs a reason.
 */
export async function labelUnit(ctx: TxCtx, place: LockedAdjudication, change: Change): Promise<void> {
  const adjudication = requireMine(ctx, place);
  const unit = adjudication.units.find(({ id }) => id === change.segmentId);
  if (!unit) fail({ code: 'not_found', object: 'segment' });
  const { label } = unit;
  if (label.version !== change.version) fail({ code: 'stale', object: 'label', version: label.version });
  const judgement = await judgementOf(ctx, place, unit, change);
  await writeUnit(ctx, place, adjudication, unit, judgement, {
    decides: change.kind !== 'undecide',
    change,
    ...(change.kind === 'take' && { from: change.annotationId }),
  });
  await refreshAnswer(ctx.db, adjudication);
}

async function judgementOf(
  ctx: TxCtx,
  place: LockedAdjudication,
  unit: Unit,
  change: Change,
): Promise<Judgement> {
  if (change.kind === 'undecide') return OPEN_JUDGEMENT;
  if (change.kind === 'take') {
    const vote = place.votes.find(({ annotationId }) => annotationId === change.annotationId);
    const side = vote && sideOn(place.answer, unit, vote);
    if (!side) fail({ code: 'not_found', object: 'annotation' });
    // Their words stay theirs; the note of an adjudicated label is the lead's reason.
    const evidence = fittingVerdict(heldByLead(side.evidence, side.evidence), side);
    return { ...side, evidence, note: '' };
  }
  const { judgement } = change;
  const faults = judgementFaults(judgement);
  if (faults.length > 0)
    fail({ code: 'invalid', issues: faults.map((code) => ({ path: 'judgement', code })) });
  const sides = place.votes.map((vote) => sideOn(place.answer, unit, vote));
  if (!hasEvidence(judgement, sides)) fail({ code: 'state', object: 'label', reason: 'reason_missing' });
  const quoted = [...unit.label.evidence, ...sides.flatMap((side) => side?.evidence ?? [])];
  const label = { ...judgement, evidence: heldByLead(judgement.evidence, quoted) };
  if (contradictsItself(label)) fail({ code: 'state', object: 'label', reason: 'evidence_contrary' });
  await checkEvidence(ctx.db, place.sampleId, label.evidence);
  const cited = [unit.label, ...sides].flatMap((said) => said?.clause ?? []);
  return { ...label, clause: await checkedClause(ctx, place, judgement.clause, cited) };
}

/** What a label of the sample cites may be cited on, though it came with a file; anything else is looked up. */
async function checkedClause(
  ctx: TxCtx,
  { projectId }: LockedAdjudication,
  wanted: Citation | null,
  cited: readonly Citation[],
): Promise<Citation | null> {
  if (wanted === null) return null;
  return cited.find((one) => sameCitation(one, wanted)) ?? requireClause(ctx.db, projectId, wanted);
}

/** Stores the lead's label of a unit, with its audit row. */
export async function writeUnit(
  ctx: TxCtx,
  { projectId, sampleId }: LockedAdjudication,
  { id: annotationId }: Adjudication,
  { id: segmentId, label }: Unit,
  judgement: Judgement,
  { decides, change, ...said }: { decides: boolean; change?: SentChange; from?: string; agreed?: true },
): Promise<void> {
  const { fact, logic, errorType, evidence, note, clause = null } = judgement;
  const next = {
    fact,
    logic,
    errorType,
    note,
    decidedAt: decides ? now() : null,
    version: label.version + 1,
  };
  await ctx.db.label.updateMany({
    where: { annotationId, segmentId },
    data: {
      ...next,
      evidence: evidence as unknown as Prisma.InputJsonArray,
      clause: clause ? { ...clause } : Prisma.DbNull,
    },
  });
  await recordAudit(ctx, {
    action: decides ? 'label.set' : 'label.undecide',
    objectType: 'label',
    objectId: label.id,
    projectId,
    sampleId,
    before: traced(segmentId, label),
    after: { ...traced(segmentId, { ...next, evidence, clause }), ...said },
    ...(change && { change }),
  });
}
