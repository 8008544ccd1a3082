import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { evidenceMoved } from '@/lib/annotation/evidence/evidence-origin';
import { type Change } from '@/lib/annotation/labels/change';
import { accepted } from '@/lib/annotation/labels/accept';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import { isWhole, judgementFor, withGrounds, withStage, withType } from '@/lib/annotation/labels/judgement';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type Judgement, type SegmentView } from '@/lib/annotation/view';
import { withStorableTexts } from '@/lib/storable';
import { ERROR_TYPES, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { advance, announcementOf, toNext } from './advance';
import { applyChange } from './apply-change';
import { afterAct, type EvidenceAct } from '../evidence/evidence-edits';
import { endsWait, holdsOn, unseenOn } from '../state/steps-badge';
import {
  type WorkspaceState,
  isDecided,
  closedNow,
  isReadOnly,
  say,
  selectedSegment,
  shownEvidence,
  type ActionContext,
  type Step,
  suggestedType,
} from '../state/state';

/** What a person can do to the annotation; everything here is saved and can be taken back. */
export type WorkspaceEdit =
  | { kind: 'accept' | 'consistent' | 'unsure' }
  | { kind: 'merge' }
  | { kind: 'type'; errorType: ErrorType; stage: Stage | null }
  | { kind: 'stage'; stage: Stage; verdict: 'consistent' | 'inconsistent' | 'unsure' }
  | EvidenceAct
  /** The clause that decided; citing the cited one again takes it off. */
  | { kind: 'cite'; clause: Citation }
  | { kind: 'segment-note'; segmentId: string; note: string }
  | { kind: 'split'; at: number }
  | { kind: 'edit'; text: string }
  | { kind: 'note'; note: string }
  | { kind: 'flag'; reason: string | null };

/**
 * Carries an act out in the workspace and puts its change into the outbox; a workspace that it does not fit comes back as it was. What cannot be
 * stored of its texts is left out here, since the server would refuse the change for ever, and the person is told.
 */
export function applyEdit(
  workspace: WorkspaceState,
  given: WorkspaceEdit,
  actionContext: ActionContext,
): WorkspaceState {
  const { value: edit, removed } = withStorableTexts(given);
  const next = carryOut(workspace, edit, actionContext);
  return removed > 0 ? say(next, 'removed', { count: removed }) : next;
}

function carryOut(
  workspace: WorkspaceState,
  edit: WorkspaceEdit,
  actionContext: ActionContext,
): WorkspaceState {
  const closed = closedNow(workspace);
  if (closed) return say(workspace, closed);
  const segment = selectedSegment(workspace);
  switch (edit.kind) {
    case 'note':
      return annotationChange(workspace, { kind: 'note', note: edit.note }, actionContext);
    case 'flag':
      return annotationChange(workspace, { kind: 'flag', reason: edit.reason }, actionContext);
    case 'segment-note': {
      const target = workspace.segments.find(({ id }) => id === edit.segmentId);
      return target
        ? judge(workspace, target, { ...judgementOf(target), note: edit.note }, false, actionContext)
        : workspace;
    }
    case 'split':
      return segment
        ? resegment(workspace, segment, { kind: 'split', at: edit.at }, actionContext)
        : workspace;
    case 'edit':
      return segment
        ? resegment(workspace, segment, { kind: 'edit', text: edit.text }, actionContext)
        : workspace;
    case 'merge':
      return segment ? resegment(workspace, segment, { kind: 'merge' }, actionContext) : workspace;
    default:
      if (!segment) return workspace;
      if (edit.kind === 'accept' && isDecided(segment)) return enterDecided(workspace, segment);
      return advance(workspace, onSegment(workspace, segment, edit, actionContext), announcementOf(edit));
  }
}

/** Opens the types, at the one that the label has or a method would look at first. */
export function pickType(workspace: WorkspaceState): WorkspaceState {
  const segment = selectedSegment(workspace);
  if (!segment || isReadOnly(workspace)) return workspace;
  const first = segment.label.errorType ?? suggestedType(segment);
  return { ...workspace, mode: { kind: 'type', at: first ? ERROR_TYPES.indexOf(first) : 0, other: false } };
}

function onSegment(
  workspace: WorkspaceState,
  segment: SegmentView,
  edit: Exclude<WorkspaceEdit, { kind: 'note' | 'flag' | 'segment-note' | 'split' | 'edit' | 'merge' }>,
  actionContext: ActionContext,
): WorkspaceState {
  const now = judgementOf(segment);
  switch (edit.kind) {
    case 'accept': {
      const next = segment.machine && accepted(now, suggestedType(segment));
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
        withType(edit.errorType, now, edit.stage ?? undefined),
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

/** Enter where a verdict is given: goes on, or to what is missing. */
function enterDecided(workspace: WorkspaceState, { label }: SegmentView): WorkspaceState {
  const lack = lackOf(label, workspace.sample.reference);
  if (lack === null) return toNext(workspace);
  return lack.what === 'type' ? pickType(workspace) : say(workspace, 'evidenceMissing');
}

/** Only the part of a label that a person sets. */
function judgementOf({ label }: SegmentView): Judgement {
  const { fact, logic, errorType, evidence, note, clause = null } = label;
  return { fact, logic, errorType, evidence, note, clause };
}

function judge(
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

const CANNOT = { split: 'cannotSplit', edit: 'cannotEdit', merge: 'cannotMerge' } as const;

function resegment(
  workspace: WorkspaceState,
  segment: SegmentView,
  edit: { kind: 'split'; at: number } | { kind: 'edit'; text: string } | { kind: 'merge' },
  actionContext: ActionContext,
): WorkspaceState {
  const [changeId, first, second] = actionContext.ids as [string, string, string];
  const basis = { changeId, segmentId: segment.id, version: workspace.annotation.version };
  const change: Change =
    edit.kind === 'split'
      ? { kind: 'split', ...basis, at: edit.at, newIds: [first, second] }
      : { ...edit, ...basis, newId: first };
  const next = push(workspace, change, actionContext.at);
  if (next === workspace) return say(workspace, CANNOT[edit.kind]);
  const step: Step = {
    kind: 'segments',
    before: workspace.segments.map(({ id }) => id),
    after: next.segments.map(({ id }) => id),
    selected: segment.id,
  };
  const read: WorkspaceState = { ...next, selectedId: first, mode: { kind: 'read' } };
  return remember(say(read, edit.kind, { count: next.segments.length }), step);
}

function annotationChange(
  workspace: WorkspaceState,
  edit: { kind: 'note'; note: string } | { kind: 'flag'; reason: string | null },
  actionContext: ActionContext,
): WorkspaceState {
  const { note, flagReason, version } = workspace.annotation;
  const basis = { changeId: actionContext.ids[0]!, version };
  if (edit.kind === 'note') {
    if (edit.note === note) return workspace;
    const step: Step = { kind: 'note', before: note, after: edit.note };
    return remember(say(push(workspace, { ...basis, ...edit }, actionContext.at), 'saved'), step);
  }
  const rest: WorkspaceState = { ...workspace, mode: { kind: 'read' } };
  if (edit.reason === flagReason) return rest;
  const step: Step = { kind: 'flag', before: flagReason, after: edit.reason };
  const said = edit.reason === null ? 'unflagged' : 'flagged';
  return remember(say(push(rest, { ...basis, ...edit }, actionContext.at), said), step);
}

/** Applies a change and queues it; the workspace itself when it does not fit. */
export function push(workspace: WorkspaceState, change: Change, at: string): WorkspaceState {
  const next = applyChange(workspace, change, at);
  return next ? { ...next, outbox: [...next.outbox, change] } : workspace;
}

const remember = (workspace: WorkspaceState, step: Step): WorkspaceState => ({
  ...workspace,
  past: [...workspace.past.slice(-199), step],
  future: [],
});

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
    ...evidenceMoved(before, evidence),
  });
}
