import { type Evidence } from '@/lib/annotation/evidence';
import { evidenceMoved } from '@/lib/annotation/evidence-origin';
import { type Change } from '@/lib/annotation/change';
import { accepted } from '@/lib/annotation/accept';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import { isWhole, judgementFor, withGrounds, withStage, withType } from '@/lib/annotation/judgement';
import { lackOf } from '@/lib/annotation/submission';
import { type Judgement, type SegmentView } from '@/lib/annotation/view';
import { withStorableTexts } from '@/lib/storable';
import { ERROR_TYPES, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { advance, saysOf, toNext } from './advance';
import { applyChange } from './apply-change';
import { afterAct, type EvidenceAct } from './evidence-acts';
import { endsWait, holdsOn, unseenOn } from './judge-sign';
import {
  type Desk,
  isDecided,
  closedNow,
  isReadOnly,
  say,
  selectedSegment,
  shownEvidence,
  type Stamp,
  type Step,
  suggestedType,
} from './state';

/** What a person can do to the annotation; everything here is saved and can be taken back. */
export type Act =
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
 * Carries an act out on the desk and puts its change into the outbox; a desk that it does not fit comes back as it was. What cannot be
 * stored of its texts is left out here, since the server would refuse the change for ever, and the person is told.
 */
export function act(desk: Desk, given: Act, stamp: Stamp): Desk {
  const { value: deed, removed } = withStorableTexts(given);
  const next = carryOut(desk, deed, stamp);
  return removed > 0 ? say(next, 'removed', { count: removed }) : next;
}

function carryOut(desk: Desk, deed: Act, stamp: Stamp): Desk {
  const closed = closedNow(desk);
  if (closed) return say(desk, closed);
  const segment = selectedSegment(desk);
  switch (deed.kind) {
    case 'note':
      return annotationChange(desk, { kind: 'note', note: deed.note }, stamp);
    case 'flag':
      return annotationChange(desk, { kind: 'flag', reason: deed.reason }, stamp);
    case 'segment-note': {
      const target = desk.segments.find(({ id }) => id === deed.segmentId);
      return target ? judge(desk, target, { ...judgementOf(target), note: deed.note }, false, stamp) : desk;
    }
    case 'split':
      return segment ? resegment(desk, segment, { kind: 'split', at: deed.at }, stamp) : desk;
    case 'edit':
      return segment ? resegment(desk, segment, { kind: 'edit', text: deed.text }, stamp) : desk;
    case 'merge':
      return segment ? resegment(desk, segment, { kind: 'merge' }, stamp) : desk;
    default:
      if (!segment) return desk;
      if (deed.kind === 'accept' && isDecided(segment)) return enterDecided(desk, segment);
      return advance(desk, onSegment(desk, segment, deed, stamp), saysOf(deed));
  }
}

/** Opens the types, at the one that the label has or a method would look at first. */
export function pickType(desk: Desk): Desk {
  const segment = selectedSegment(desk);
  if (!segment || isReadOnly(desk)) return desk;
  const first = segment.label.errorType ?? suggestedType(segment);
  return { ...desk, mode: { kind: 'type', at: first ? ERROR_TYPES.indexOf(first) : 0, other: false } };
}

function onSegment(
  desk: Desk,
  segment: SegmentView,
  deed: Exclude<Act, { kind: 'note' | 'flag' | 'segment-note' | 'split' | 'edit' | 'merge' }>,
  stamp: Stamp,
): Desk {
  const now = judgementOf(segment);
  switch (deed.kind) {
    case 'accept': {
      const next = segment.machine && accepted(now, suggestedType(segment));
      if (!next) return say(desk, 'nothingPrefilled');
      return isWhole(next) ? judge(desk, segment, next, true, stamp) : pickType(desk);
    }
    case 'consistent':
    case 'unsure':
      return judge(desk, segment, judgementFor(deed.kind, now), true, stamp);
    case 'type':
      if (deed.errorType === 'Other' && deed.stage === null)
        return { ...desk, mode: { kind: 'type', at: ERROR_TYPES.indexOf('Other'), other: true } };
      return judge(desk, segment, withType(deed.errorType, now, deed.stage ?? undefined), true, stamp);
    case 'stage':
      return judge(desk, segment, withStage(deed.stage, deed.verdict, now), true, stamp);
    case 'cite': {
      if (!isDecided(segment)) return say(desk, 'citeLater');
      const clause = sameCitation(now.clause ?? null, deed.clause) ? null : deed.clause;
      const cited = judge(desk, segment, { ...now, clause }, false, stamp);
      return say(cited, clause ? 'cited' : 'uncited', { clause: deed.clause.id });
    }
    default: {
      const evidence = afterAct(now.evidence, shownEvidence(segment) ?? [], deed);
      return evidence ? judge(desk, segment, { ...now, evidence }, false, stamp) : say(desk, 'evidenceThere');
    }
  }
}

/** Enter where a verdict is given: goes on, or to what is missing. */
function enterDecided(desk: Desk, { label }: SegmentView): Desk {
  const lack = lackOf(label, desk.sample.reference);
  if (lack === null) return toNext(desk);
  return lack.what === 'type' ? pickType(desk) : say(desk, 'evidenceMissing');
}

/** Only the part of a label that a person sets. */
export function judgementOf({ label }: SegmentView): Judgement {
  const { fact, logic, errorType, evidence, note, clause = null } = label;
  return { fact, logic, errorType, evidence, note, clause };
}

function judge(desk: Desk, segment: SegmentView, wanted: Judgement, decides: boolean, stamp: Stamp): Desk {
  const judgement = decides ? withGrounds(wanted, judgementOf(segment)) : wanted;
  const nothingNew =
    JSON.stringify(judgementOf(segment)) === JSON.stringify(judgement) && (!decides || isDecided(segment));
  if (nothingNew && !(decides && endsWait(desk, segment))) return { ...desk, mode: settled(desk) };
  const change: Change = {
    kind: 'label',
    changeId: stamp.ids[0]!,
    segmentId: segment.id,
    version: segment.label.version,
    judgement,
    decides,
    ...unseenOn(desk, segment),
    ...(decides && holdsOn(desk)),
  };
  const next = push(desk, change, stamp.at);
  const after = next.segments.find(({ id }) => id === segment.id)!;
  const step: Step = { kind: 'label', segmentId: segment.id, before: segment.label, after: after.label };
  const said = decides
    ? sayVerdict({ ...next, mode: settled(desk) }, after, segment.label.evidence)
    : say(next, 'saved');
  return remember(said, step);
}

/** Picking a type ends with the type; walking the reference goes on after an evidence. */
const settled = (desk: Desk): Desk['mode'] => (desk.mode.kind === 'type' ? { kind: 'read' } : desk.mode);

const CANNOT = { split: 'cannotSplit', edit: 'cannotEdit', merge: 'cannotMerge' } as const;

function resegment(
  desk: Desk,
  segment: SegmentView,
  deed: { kind: 'split'; at: number } | { kind: 'edit'; text: string } | { kind: 'merge' },
  stamp: Stamp,
): Desk {
  const [changeId, first, second] = stamp.ids as [string, string, string];
  const basis = { changeId, segmentId: segment.id, version: desk.annotation.version };
  const change: Change =
    deed.kind === 'split'
      ? { kind: 'split', ...basis, at: deed.at, newIds: [first, second] }
      : { ...deed, ...basis, newId: first };
  const next = push(desk, change, stamp.at);
  if (next === desk) return say(desk, CANNOT[deed.kind]);
  const step: Step = {
    kind: 'segments',
    before: desk.segments.map(({ id }) => id),
    after: next.segments.map(({ id }) => id),
    selected: segment.id,
  };
  const read: Desk = { ...next, selectedId: first, mode: { kind: 'read' } };
  return remember(say(read, deed.kind, { count: next.segments.length }), step);
}

function annotationChange(
  desk: Desk,
  deed: { kind: 'note'; note: string } | { kind: 'flag'; reason: string | null },
  stamp: Stamp,
): Desk {
  const { note, flagReason, version } = desk.annotation;
  const basis = { changeId: stamp.ids[0]!, version };
  if (deed.kind === 'note') {
    if (deed.note === note) return desk;
    const step: Step = { kind: 'note', before: note, after: deed.note };
    return remember(say(push(desk, { ...basis, ...deed }, stamp.at), 'saved'), step);
  }
  const rest: Desk = { ...desk, mode: { kind: 'read' } };
  if (deed.reason === flagReason) return rest;
  const step: Step = { kind: 'flag', before: flagReason, after: deed.reason };
  const said = deed.reason === null ? 'unflagged' : 'flagged';
  return remember(say(push(rest, { ...basis, ...deed }, stamp.at), said), step);
}

/** Applies a change and queues it; the desk itself when it does not fit. */
export function push(desk: Desk, change: Change, at: string): Desk {
  const next = applyChange(desk, change, at);
  return next ? { ...next, outbox: [...next.outbox, change] } : desk;
}

const remember = (desk: Desk, step: Step): Desk => ({
  ...desk,
  past: [...desk.past.slice(-199), step],
  future: [],
});

/** Says the verdict, and what became of the evidence `before` with it: a screen reader shows no other sign of that. */
function sayVerdict(desk: Desk, segment: SegmentView, before: readonly Evidence[]): Desk {
  const number = desk.segments.indexOf(segment) + 1;
  const { fact, logic, errorType, evidence } = segment.label;
  const failed = fact === 'inconsistent' || logic === 'inconsistent';
  const verdict = failed ? 'inconsistent' : fact === 'unsure' || logic === 'unsure' ? 'unsure' : 'consistent';
  return say(desk, `judged.${verdict}`, {
    ...{ number, type: errorType ?? '' },
    ...evidenceMoved(before, evidence),
  });
}
