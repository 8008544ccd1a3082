import { lackOf } from '@/lib/annotation/labels/submission';
import { contradictsItself } from '@/lib/annotation/labels/type-rules';
import { type LabelView, type SegmentView } from '@/lib/annotation/view';
import { focusContrary } from '../evidence/evidence-focus';
import { type WorkspaceEdit } from './apply-edit';
import { type WorkspaceState, say, selectedIndex, selectedSegment } from '../state/state';

/**
 * What an act tells about the work, whichever key or click made it. Setting one stage alone completes nothing, and a
 * note may be half written.
 */
type Says = 'verdict' | 'evidence' | 'rest';

const SAYS: Partial<Record<WorkspaceEdit['kind'], Says>> = {
  accept: 'verdict',
  consistent: 'verdict',
  unsure: 'verdict',
  type: 'verdict',
  evidence: 'evidence',
  'drop-evidence': 'evidence',
  'turn-span': 'evidence',
  'drop-span': 'evidence',
  'take-evidence': 'evidence',
  searches: 'evidence',
};

/**
 * What an act tells about the work, whichever key or click made it. Setting one stage alone completes nothing, and a
 * note may be half written.
 */
export const announcementOf = ({ kind }: Pick<WorkspaceEdit, 'kind'>): Says => SAYS[kind] ?? 'rest';

/**
 * Whether an act ends the work on a segment: the label lacks nothing now, and either a whole verdict was given, or the
 * evidence was what it had lacked.
 */
function endsWork(says: Says, before: LabelView, after: LabelView, reference: string): boolean {
  if (says === 'rest' || lackOf(after, reference) !== null) return false;
  return says === 'verdict' || lackOf(before, reference) !== null;
}

/** The next segment with something to do: of those behind the given place first, then from the top; null when none is left. */
function nextToDo(segments: readonly SegmentView[], at: number, reference: string): string | null {
  const order = [...segments.slice(at + 1), ...segments.slice(0, at)];
  return order.find(({ label }) => lackOf(label, reference) !== null)?.id ?? null;
}

/** The workspace after an act on the selected segment: where that ended the work on it, the next one is selected. */
export function advance(before: WorkspaceState, after: WorkspaceState, says: Says): WorkspaceState {
  const was = selectedSegment(before);
  const is = was && after.segments.find(({ id }) => id === was.id);
  if (!is || after.mode.kind === 'type') return after;
  if (is.label !== was.label && contradictsItself(is.label)) return sayContrary(after);
  if (!endsWork(says, was.label, is.label, after.sample.reference)) return after;
  return goTo(after, nextToDo(after.segments, selectedIndex(after), after.sample.reference));
}

/** Says that evidence speaks against the selected segment, which is consistent, and looks at it: keys that mend it take that piece. */
export const sayContrary = (workspace: WorkspaceState): WorkspaceState =>
  say(focusContrary(workspace), 'contrary', { number: selectedIndex(workspace) + 1 });

/** From a segment on which nothing is left to do: to the one below it; from the last to what is still to do. */
export function toNext(workspace: WorkspaceState): WorkspaceState {
  const at = selectedIndex(workspace);
  return goTo(
    workspace,
    workspace.segments[at + 1]?.id ?? nextToDo(workspace.segments, at, workspace.sample.reference),
  );
}

const goTo = (workspace: WorkspaceState, selectedId: string | null): WorkspaceState =>
  selectedId === null
    ? say({ ...workspace, mode: { kind: 'read' } }, 'allDecided')
    : { ...workspace, selectedId, mode: { kind: 'read' } };
