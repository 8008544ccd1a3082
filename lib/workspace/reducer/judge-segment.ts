import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { evidenceMoved } from '@/lib/annotation/evidence/evidence-origin';
import { accepted } from '@/lib/annotation/labels/accept';
import { type Change } from '@/lib/annotation/labels/change';
import { isWhole, judgementFor, withGrounds, withStage, withType } from '@/lib/annotation/labels/judgement';
import { lackOf } from '@/lib/annotation/labels/submission';
import { contradictsItself } from '@/lib/annotation/labels/type-rules';
import { type Judgement, type SegmentView } from '@/lib/annotation/view';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import { ERROR_TYPES, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { afterAct, type EvidenceAct } from '../evidence/evidence-edits';
import { evidenceWithType, lookedAt } from '../evidence/look-up';
import {
  type ActionContext,
  isDecided,
  isReadOnly,
  say,
  selectedSegment,
  shownEvidence,
  type Step,
  suggestedType,
  type WorkspaceState,
} from '../state/state';
import { endsWait, holdsOn, unseenOn } from '../state/steps-badge';
import { sayContrary, toNext } from './advance';
import { push, remember } from './push';

/** What a person can say of the selected segment. */
export type LabelEdit =
  | { kind: 'accept' | 'consistent' | 'unsure' }
  | { kind: 'type'; errorType: ErrorType; stage: Stage | null }
  | { kind: 'stage'; stage: Stage; verdict: 'consistent' | 'inconsistent' | 'unsure' }
  | EvidenceAct
  /** The clause that decided; citing the cited one again removes it. */
  | { kind: 'cite'; clause: Citation };

/** Opens the types, at the one that the label has or a method would look at first. */
export function pickType(workspace: WorkspaceState): WorkspaceState {
  const segment = selectedSegment(workspace);
  if (!segment || isReadOnly(workspace)) return workspace;
  const first = segment.label.errorType ?? suggestedType(segment);
  return { ...workspace, mode: { kind: 'type', at: first ? ERROR_TYPES.indexOf(first) : 0, other: false } };
}

/** Carries out on a segment what changes its label. */
export function editLabel(
  workspace: WorkspaceState,
  segment: SegmentView,
  edit: LabelEdit,
  actionContext: ActionContext,
): WorkspaceState {
  const now = judgementOf(segment);
  switch (edit.kind) {
    case 'accept': {
      const next = acceptable(segment);
      if (!next) return say(workspace, 'nothingPrefilled');
      return isWhole(next) ? judge(workspace, segment, next, true, actionContext) : pickType(workspace);
    }
    case 'consistent':
    case 'unsure':
      return judge(workspace, segment, judgementFor(edit.kind, now), true, actionContext);
    case 'type':
      if (edit.errorType === 'Other' && edit.stage === null)
        return { ...workspace, mode: { kind: 'type', at: ERROR_TYPES.indexOf('Other'), other: true } };
      return judge(
        workspace,
        segment,
        {
          ...withType(edit.errorType, now, edit.stage ?? undefined),
          evidence: evidenceNamedWith(workspace, segment, edit.errorType),
        },
        true,
        actionContext,
      );
    case 'stage':
      return judge(workspace, segment, withStage(edit.stage, edit.verdict, now), true, actionContext);
    case 'cite': {
      if (!isDecided(segment)) return say(workspace, 'citeLater');
      const clause = sameCitation(now.clause ?? null, edit.clause) ? null : edit.clause;
      const cited = judge(workspace, segment, { ...now, clause }, false, actionContext);
      return say(cited, clause ? 'cited' : 'uncited', { clause: edit.clause.id });
    }
    default: {
      const evidence = afterAct(now.evidence, shownEvidence(segment) ?? [], edit);
      return evidence
        ? judge(workspace, segment, { ...now, evidence }, false, actionContext)
        : say(workspace, 'evidenceThere');
    }
  }
}

/** What stands beside the types is accepted with one of them; a type that was named elsewhere brings nothing along. */
const evidenceNamedWith = (workspace: WorkspaceState, segment: SegmentView, type: ErrorType): Evidence[] =>
  workspace.mode.kind === 'type'
    ? [...evidenceWithType(segment, lookedAt(workspace), type)]
    : segment.label.evidence;

/** What accepting what is pre-filled says of a segment; null where nothing is. */
export const acceptable = (segment: SegmentView): Judgement | null =>
  segment.machine && accepted(judgementOf(segment), suggestedType(segment));

/** Enter where a verdict is given: goes on, or to what is missing. */
export function enterDecided(workspace: WorkspaceState, { label }: SegmentView): WorkspaceState {
  const lack = lackOf(label, workspace.sample.reference);
  if (lack === null) return toNext(workspace);
  if (lack.what === 'type') return pickType(workspace);
  return contradictsItself(label) ? sayContrary(workspace) : say(workspace, 'evidenceMissing');
}

/** Only the part of a label that a person sets. */
export function judgementOf({ label }: SegmentView): Judgement {
  const { fact, logic, errorType, evidence, note, clause = null } = label;
  return { fact, logic, errorType, evidence, note, clause };
}

export function judge(
  workspace: WorkspaceState,
  segment: SegmentView,
  wanted: Judgement,
  decides: boolean,
  actionContext: ActionContext,
): WorkspaceState {
  const judgement = decides ? withGrounds(wanted, judgementOf(segment)) : wanted;
  const nothingNew =
    JSON.stringify(judgementOf(segment)) === JSON.stringify(judgement) && (!decides || isDecided(segment));
  if (nothingNew && !(decides && endsWait(workspace, segment)))
    return { ...workspace, mode: idleMode(workspace) };
  const change: Change = {
    kind: 'label',
    changeId: actionContext.ids[0]!,
    segmentId: segment.id,
    version: segment.label.version,
    judgement,
    decides,
    ...unseenOn(workspace, segment),
    ...(decides && holdsOn(workspace)),
  };
  const next = push(workspace, change, actionContext.at);
  const after = next.segments.find(({ id }) => id === segment.id)!;
  const step: Step = { kind: 'label', segmentId: segment.id, before: segment.label, after: after.label };
  const said = decides
    ? sayVerdict({ ...next, mode: idleMode(workspace) }, after, segment.label.evidence)
    : say(next, 'saved');
  return remember(said, step);
}

/** Picking a type ends with the type; walking the reference goes on after an evidence. */
const idleMode = (workspace: WorkspaceState): WorkspaceState['mode'] =>
  workspace.mode.kind === 'type' ? { kind: 'read' } : workspace.mode;

/** Says the verdict, and what became of the evidence `before` with it: a screen reader shows no other sign of that. */
function sayVerdict(
  workspace: WorkspaceState,
  segment: SegmentView,
  before: readonly Evidence[],
): WorkspaceState {
  const number = workspace.segments.indexOf(segment) + 1;
  const { fact, logic, errorType, evidence } = segment.label;
  const failed = fact === 'inconsistent' || logic === 'inconsistent';
  const verdict = failed ? 'inconsistent' : fact === 'unsure' || logic === 'unsure' ? 'unsure' : 'consistent';
  return say(workspace, `judged.${verdict}`, {
    number,
    type: errorType ?? '',
    lacks: lackOf(segment.label, workspace.sample.reference)?.what === 'evidence' ? 1 : 0,
    ...evidenceMoved(before, evidence),
  });
}
