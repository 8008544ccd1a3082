import { type KeyedStorage, keysWith } from '@/lib/browser/keyed-storage';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { type SegmentView } from '@/lib/annotation/view';
import { type WorkspaceState, isDecided } from '../state/state';

/** What can be taken back, and the segments that this needs, as a tab keeps it over reloads and samples. */
export type UndoHistory = Pick<WorkspaceState, 'past' | 'future' | 'retired'>;

/** The sample that this tab has submitted last, which undo leads back to. */
export interface SubmittedSample {
  projectId: string;
  sampleId: string;
  annotationId: string;
}

/** So many acts of a sample are kept: a tab's storage is small, and evidence is long. */
const KEPT = 60;
const HISTORY = 'face4rag.history.';
const PLACE = 'face4rag.at.';
const LAST = 'face4rag.submitted';

/** What is stored of a history. */
interface Kept extends UndoHistory {
  /** The labels that it leads back from: over others it would undo somebody else's work. */
  from: string;
}

type Steps = UndoHistory['past'];
const KINDS: ReadonlySet<string> = new Set<Steps[number]['kind']>(['label', 'segments', 'note', 'flag']);
const areSteps = (steps: Steps | undefined): steps is Steps =>
  Array.isArray(steps) && steps.every((step: Steps[number] | null) => KINDS.has(step?.kind ?? ''));

/** Keeps what can be taken back of one annotation; where the storage is full, of no other one any more. */
export function storeHistory(
  store: KeyedStorage,
  annotationId: string,
  { past, future, retired, segments }: WorkspaceState,
): void {
  const kept: Kept = {
    from: labelsOf(segments),
    past: past.slice(-KEPT),
    future: future.slice(-KEPT),
    retired,
  };
  const text = JSON.stringify(kept);
  try {
    store.setItem(HISTORY + annotationId, text);
  } catch {
    for (const key of keysWith(store, HISTORY)) store.removeItem(key);
  }
}

/** What was kept, if the labels are still those that it leads back from; else null. */
export function readHistory(
  store: KeyedStorage,
  annotationId: string,
  segments: readonly SegmentView[],
): UndoHistory | null {
  const kept = parsed<Kept>(store.getItem(HISTORY + annotationId));
  if (kept?.from !== labelsOf(segments)) return null;
  const { past, future, retired } = kept;
  return areSteps(past) && areSteps(future) && retired ? { past, future, retired } : null;
}

/** Keeps the segment at which a visit of an annotation ended. */
export function storePosition(store: KeyedStorage, annotationId: string, segmentId: string): void {
  try {
    store.setItem(PLACE + annotationId, segmentId);
  } catch {
    for (const key of keysWith(store, PLACE)) store.removeItem(key);
  }
}

/** The segment to come back to: where the last visit ended, if nothing is left to judge; null where the workspace opens well by itself. */
export function loadPosition(
  store: KeyedStorage,
  annotationId: string,
  segments: readonly SegmentView[],
): string | null {
  const place = store.getItem(PLACE + annotationId);
  return segments.every(isDecided) && segments.some(({ id }) => id === place) ? place : null;
}

/** The content of the labels, ignoring versions: the last change may be saved after the tab has moved on. */
const labelsOf = (segments: readonly SegmentView[]): string =>
  JSON.stringify(
    segments.map(({ id, label: { fact, logic, errorType, evidence, note, decidedAt } }) => [
      ...[id, fact, logic, errorType, note, decidedAt !== null],
      ...evidence.map((one) => (isSpan(one) ? [one.relation, one.start, one.end] : one.searched)),
    ]),
  );

export function storeSubmitted(store: KeyedStorage, submitted: SubmittedSample): void {
  store.setItem(LAST, JSON.stringify(submitted));
}

export function loadSubmitted(store: KeyedStorage, projectId: string): SubmittedSample | null {
  const last = parsed<SubmittedSample>(store.getItem(LAST));
  if (last?.projectId !== projectId || !last.sampleId || !last.annotationId) return null;
  return last as SubmittedSample;
}

export const forgetSubmitted = (store: KeyedStorage): void => store.removeItem(LAST);

/** What this tab has stored itself, in this version or an earlier one. */
function parsed<T>(text: string | null): Partial<T> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<T> | null;
  } catch {
    return null;
  }
}
