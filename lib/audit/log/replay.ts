import type { Judgement } from '@/lib/annotation/view';

/** A label as the audit log keeps it. */
export type TracedLabel = Pick<Judgement, 'fact' | 'logic' | 'errorType' | 'evidence' | 'note' | 'clause'> & {
  segmentId: string;
  version: number;
  decided: boolean;
};

/** An annotation at one moment of its life; labels by segment, including those of segments replaced since. */
export interface ReplayState {
  segmentationId: string;
  state: 'draft' | 'submitted';
  note: string;
  flagReason: string | null;
  labels: Readonly<Record<string, TracedLabel>>;
}

/** A row of the audit log about one annotation; `before` and `after` as the verbs wrote them. */
export interface ReplayEvent {
  id: string;
  at: string;
  actor: string | null;
  action: string;
  before: unknown;
  after: unknown;
}

/** How an annotation was when it began: as it is stored now, with every row of its audit log taken back, the last first. */
export function startOf(stored: ReplayState, events: readonly ReplayEvent[]): ReplayState {
  return events.toReversed().reduce((state, { action, before }) => onto(state, action, before), stored);
}

/** The state after one more row. */
function step(state: ReplayState, event: ReplayEvent): ReplayState {
  return onto(state, event.action, event.after);
}

/** Every state in turn, the first before any row; one more than there are rows. */
export function replayEvents(start: ReplayState, events: readonly ReplayEvent[]): ReplayState[] {
  return events.reduce((states, event) => [...states, step(states.at(-1)!, event)], [start]);
}

/** Whether what a row says was there before it is what the rows before it had left. */
export function follows(state: ReplayState, event: ReplayEvent): boolean {
  return sameState(onto(state, event.action, event.before), state);
}

/** Puts one side of a row onto a state; actions that change nothing of the annotation leave it as it is. */
function onto(state: ReplayState, action: string, side: unknown): ReplayState {
  const said = (side ?? {}) as Record<string, never>;
  switch (action) {
    case 'label.set':
    case 'label.undecide': {
      const label = tracedLabelOf(said);
      return { ...state, labels: { ...state.labels, [label.segmentId]: label } };
    }
    case 'segment.add':
    case 'segment.remove':
    case 'segment.split':
    case 'segment.merge':
    case 'segment.edit':
    case 'annotation.resegment':
      return { ...state, segmentationId: said.segmentationId ?? state.segmentationId };
    case 'annotation.note':
      return { ...state, note: said.note ?? '' };
    case 'annotation.flag':
      return { ...state, flagReason: said.reason ?? null };
    case 'annotation.submit':
    case 'annotation.reopen':
    case 'annotation.return':
    case 'adjudication.submit':
    case 'adjudication.reopen':
      return { ...state, state: said.state ?? state.state };
    default:
      return state;
  }
}

/** Of what the audit log keeps beside the label, such as its exposure, the label itself. */
export function tracedLabelOf(said: Record<string, unknown>): TracedLabel {
  const { segmentId, fact, logic, errorType, evidence, note, clause, version, decided } =
    said as unknown as TracedLabel;
  return { segmentId, fact, logic, errorType, evidence, note, clause: clause ?? null, version, decided };
}

/** With the keys of every object in order, as the database keeps its own; without those to be left out. */
function sorted(value: unknown, without: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item, without));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(
    ([key, entry]) => entry !== undefined && !without.includes(key),
  );
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry, without)]),
  );
}

/**
 * Whether two states are the same, whatever order their fields stand in. Rows from before evidence had an origin say nothing
 * of it.
 */
export function sameState(one: ReplayState, other: ReplayState): boolean {
  const without = [one, other].every(tellsOrigins) ? [] : ['origin'];
  return JSON.stringify(sorted(one, without)) === JSON.stringify(sorted(other, without));
}

const tellsOrigins = ({ labels }: ReplayState): boolean =>
  Object.values(labels).every(({ evidence }) => evidence.every((item) => 'origin' in item));
