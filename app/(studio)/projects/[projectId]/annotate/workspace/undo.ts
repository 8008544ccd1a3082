import { type Change } from '@/lib/annotation/change';
import { type LabelView } from '@/lib/annotation/view';
import { push } from './act';
import { unseenOn } from './judge-sign';
import { closedNow, type Desk, say, type Stamp, type Step } from './state';

/** Takes the last act back by an act of its own, so that the history on the server stays whole. */
export function undo(desk: Desk, stamp: Stamp): Desk {
  return travel(desk, 'past', stamp);
}

/** Does again what was taken back last. */
export function redo(desk: Desk, stamp: Stamp): Desk {
  return travel(desk, 'future', stamp);
}

function travel(desk: Desk, from: 'past' | 'future', stamp: Stamp): Desk {
  const back = from === 'past';
  const step = desk[from].at(-1);
  const closed = closedNow(desk);
  if (closed) return say(desk, closed);
  if (!step) return say(desk, back ? 'nothingToUndo' : 'nothingToRedo');
  const changes = changesTo(desk, step, back ? 'before' : 'after', stamp);
  const left = { ...desk, [from]: desk[from].slice(0, -1) };
  if (!changes) return say(left, 'cannotUndo');
  const there = changes.reduce((at, change) => push(at, change, stamp.at), left);
  const to = back ? 'future' : 'past';
  const moved: Desk = { ...there, [to]: [...there[to], step], mode: { kind: 'read' } };
  return say(select(moved, step), back ? 'undone' : 'redone');
}

/** The changes that bring one side of a step back; null when what it was about is gone. */
function changesTo(desk: Desk, step: Step, side: 'before' | 'after', stamp: Stamp): Change[] | null {
  const [one, two] = stamp.ids as [string, string];
  const { version } = desk.annotation;
  switch (step.kind) {
    case 'label': {
      const segment = desk.segments.find(({ id }) => id === step.segmentId);
      return segment
        ? labelChanges(step.segmentId, segment.label, step[side], [one, two], unseenOn(desk, segment))
        : null;
    }
    case 'segments':
      return [{ kind: 'resegment', changeId: one, segmentIds: step[side], version }];
    case 'note':
      return [{ kind: 'note', changeId: one, note: step[side], version }];
    case 'flag':
      return [{ kind: 'flag', changeId: one, reason: step[side], version }];
  }
}

function labelChanges(
  segmentId: string,
  now: LabelView,
  to: LabelView,
  [one, two]: [string, string],
  unseen: { unseen?: true },
): Change[] {
  const { version } = now;
  const { fact, logic, errorType, evidence, note, clause = null } = to;
  const judgement = { fact, logic, errorType, evidence, note, clause };
  const decides = to.decidedAt !== null;
  const label: Change = { kind: 'label', changeId: two, segmentId, version, judgement, decides, ...unseen };
  if (decides || now.decidedAt === null) return [label];
  // A first verdict is taken back as such; what it did to the evidence, and a note since, by an act of its own.
  const back: Change = { kind: 'undecide', changeId: one, segmentId, version, ...unseen };
  const same = now.note === note && JSON.stringify(now.evidence) === JSON.stringify(evidence);
  return same ? [back] : [back, label];
}

function select(desk: Desk, step: Step): Desk {
  const wanted =
    step.kind === 'label' ? step.segmentId : step.kind === 'segments' ? step.selected : desk.selectedId;
  if (desk.segments.some(({ id }) => id === wanted)) return { ...desk, selectedId: wanted };
  if (desk.segments.some(({ id }) => id === desk.selectedId)) return desk;
  const place = step.kind === 'segments' ? step.before.indexOf(step.selected) : 0;
  return { ...desk, selectedId: desk.segments[Math.min(place, desk.segments.length - 1)]?.id ?? '' };
}
