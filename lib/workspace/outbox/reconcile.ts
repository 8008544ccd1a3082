import { accessByState } from '@/lib/annotation/access';
import { type Change, type ChangeResult, type LabelResult } from '@/lib/annotation/labels/change';
import { type SegmentView, type WorkspaceView } from '@/lib/annotation/view';
import { type AppError } from '@/lib/errors';
import { applyChange } from '../reducer/apply-change';
import { announceRevealed } from '../reducer/reveal';
import { type WorkspaceState, firstToJudge, openWorkspace, say } from '../state/state';

/** The server has taken a change: its versions are ours now, and what is still on its way stays on top of its state. */
export function saved(workspace: WorkspaceState, changeId: string, result: ChangeResult): WorkspaceState {
  const outbox = workspace.outbox.filter((change) => change.changeId !== changeId);
  const held = new Set(outbox.flatMap((change) => ('segmentId' in change ? change.segmentId : [])));
  const recut = outbox.some(recuts);
  const labels = new Map(result.labels.map((one) => [one.segmentId, one]));
  const base =
    result.segments && !recut ? mergeList(workspace.segments, result.segments, held) : workspace.segments;
  const segments = base.map((segment) => withServerLabel(segment, labels.get(segment.id), held));
  const annotation = mergeAnnotation(workspace.annotation, result.annotation, outbox);
  const selectedId = segments.some(({ id }) => id === workspace.selectedId)
    ? workspace.selectedId
    : (segments[0]?.id ?? '');
  const next: WorkspaceState = {
    ...workspace,
    segments,
    annotation,
    selectedId,
    saveError: null,
    ...accessAfter(workspace, annotation.state),
  };
  return announceRevealed(workspace, { ...next, outbox: outbox.map((change) => rebase(change, next)) });
}

/** What may be done from now on. What was only looked at stays so. */
function accessAfter({ access, closedBy, round }: WorkspaceState, state: 'draft' | 'submitted') {
  if (access === 'read') return { access, closedBy };
  return accessByState({ state, training: round?.training ?? false });
}

/**
 * The server will not take a change. It and what was waiting for the same thing are held back and offered to the person
 * as one; nothing more is sent until the server's state has been read again.
 */
export function rejectChange(workspace: WorkspaceState, changeId: string, error: AppError): WorkspaceState {
  const change = workspace.outbox.find((waiting) => waiting.changeId === changeId);
  if (!change) return workspace;
  const target = targetOf(change);
  const together = workspace.outbox.filter((waiting) => targetOf(waiting) === target);
  const last = together.findLast(({ kind }) => kind === change.kind) ?? change;
  const outbox = workspace.outbox.filter((waiting) => !together.includes(waiting));
  const rejected = workspace.refusals.filter((earlier) => targetOf(earlier.change) !== target);
  const next: WorkspaceState = { ...workspace, outbox, outdated: true, saveError: null };
  return say({ ...next, refusals: [...rejected, { change: last, error }] }, 'refused');
}

/** What a change is about: one segment's label, the list of segments, the answer's note, its flag, its state. */
function targetOf(change: Change): string {
  if (change.kind === 'label' || change.kind === 'undecide') return change.segmentId;
  return recuts(change) ? 'list' : change.kind;
}

/** Whether a change puts other segments on the list. */
const recuts = ({ kind }: Change): boolean => RECUTS.has(kind);

const RECUTS: ReadonlySet<Change['kind']> = new Set(['split', 'merge', 'edit', 'add', 'remove', 'resegment']);

/**
 * The server's state, read again. What this workspace has not had acknowledged is put on top of it where it still fits; the
 * steps to undo go if someone else has been here, since undoing would undo the other's work. A view that was on its way
 * while this workspace saved is older than the workspace and changes nothing. On arriving, an untouched workspace goes on where the work
 * stands: the page may come from a cache that has not seen the last verdicts.
 */
export function refreshed(workspace: WorkspaceState, view: WorkspaceView, arriving = false): WorkspaceState {
  const age = compare(workspace, view);
  if (age === 'older') return workspace;
  if (age === 'same' && !workspace.outdated && workspace.outbox.length === 0)
    return withAccess(workspace, view);
  const fresh: WorkspaceState = {
    ...openWorkspace(view),
    mode: workspace.mode,
    look: workspace.look,
    announcement: workspace.announcement,
    saveError: workspace.saveError,
    refusals: workspace.refusals,
  };
  if (arriving && isUntouched(workspace)) return fresh;
  const onTop = replay(fresh, workspace.outbox);
  const there = onTop.segments.some(({ id }) => id === workspace.selectedId);
  const at = Math.min(
    workspace.segments.findIndex(({ id }) => id === workspace.selectedId),
    onTop.segments.length - 1,
  );
  const selectedId = there ? workspace.selectedId : (onTop.segments[Math.max(at, 0)]?.id ?? '');
  const retired = { ...workspace.retired, ...onTop.retired };
  const [past, future] = age === 'same' ? [workspace.past, workspace.future] : [[], []];
  return { ...onTop, selectedId, retired, past, future };
}

/** As it was opened: nothing done, nothing chosen. */
const isUntouched = ({ past, outbox, mode, selectedId, segments }: WorkspaceState): boolean =>
  past.length === 0 && outbox.length === 0 && mode.kind === 'read' && selectedId === firstToJudge(segments);

/** No segment has changed, so that all stay the same objects; only progress and access may differ. */
function withAccess(workspace: WorkspaceState, view: WorkspaceView): WorkspaceState {
  const { progress, access = workspace.access, closedBy = null } = view;
  return { ...workspace, progress, access, closedBy };
}

/** How a view stands to what this workspace last heard from the server. */
function compare(workspace: WorkspaceState, view: WorkspaceView): 'older' | 'same' | 'newer' {
  const known = new Map(workspace.segments.map(({ id, label }) => [id, label.version]));
  const steps = view.segments.map(({ id, label }) => label.version - (known.get(id) ?? label.version));
  steps.push(view.annotation.version - workspace.annotation.version);
  if (steps.some((step) => step < 0)) return 'older';
  return steps.some((step) => step > 0) ? 'newer' : 'same';
}

/** Puts logged or waiting changes on top of a server's state; all of them stay queued, since the server knows which it had. */
export function replay(workspace: WorkspaceState, changes: readonly Change[]): WorkspaceState {
  return changes.reduce<WorkspaceState>((at, change) => {
    const done = applyChange(at, change, JUST_NOW) ?? at;
    return { ...done, outbox: [...done.outbox, change] };
  }, workspace);
}

/** Stands for the time of a decision that the server has not dated yet; only that there is one counts. */
const JUST_NOW = '1970-01-01T00:00:00.000Z';

/** Lets a waiting change build on what the server has just acknowledged. */
function rebase(change: Change, workspace: Pick<WorkspaceState, 'annotation' | 'segments'>): Change {
  if (change.kind === 'label' || change.kind === 'undecide') {
    const segment = workspace.segments.find(({ id }) => id === change.segmentId);
    return segment ? { ...change, version: segment.label.version } : change;
  }
  return { ...change, version: workspace.annotation.version };
}

function mergeAnnotation(
  mine: WorkspaceView['annotation'],
  theirs: WorkspaceView['annotation'],
  outbox: readonly Change[],
): WorkspaceView['annotation'] {
  const waits = (kind: Change['kind']): boolean => outbox.some((change) => change.kind === kind);
  return {
    ...theirs,
    note: waits('note') ? mine.note : theirs.note,
    flagReason: waits('flag') ? mine.flagReason : theirs.flagReason,
  };
}

function mergeList(
  mine: readonly SegmentView[],
  theirs: readonly SegmentView[],
  held: ReadonlySet<string>,
): SegmentView[] {
  const known = new Map(mine.map((segment) => [segment.id, segment]));
  return theirs.map((segment) => {
    const own = known.get(segment.id);
    if (!own) return segment;
    if (held.has(segment.id)) return { ...segment, label: { ...own.label, version: segment.label.version } };
    return same(own, segment) ? own : segment;
  });
}

function withServerLabel(
  segment: SegmentView,
  result: LabelResult | undefined,
  held: ReadonlySet<string>,
): SegmentView {
  if (!result) return segment;
  const { label, revealed } = result;
  const next = held.has(segment.id) ? { ...segment.label, version: label.version } : label;
  return { ...segment, label: next, revealed };
}

const same = (a: SegmentView, b: SegmentView): boolean => JSON.stringify(a) === JSON.stringify(b);
