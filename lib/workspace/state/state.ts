import { type Change } from '@/lib/annotation/labels/change';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import {
  type ClosedBy,
  type LabelView,
  type SegmentView,
  type WorkspaceAccess,
  type WorkspaceView,
} from '@/lib/annotation/view';
import { type AppError } from '@/lib/errors';
import { type TextSelection } from '@/lib/text/text-selection';
import { type ErrorType, type Stage } from '@/lib/typology/error-type';
import { type SaveError } from '../outbox/send-change';
import { type SegmentFilter } from './filter';

/** What the plain keys mean just now. Only `read` lets every key of the cheat sheet through. */
export type Mode =
  | { kind: 'read' }
  /** Picking a type; `other` once Other is chosen and its stage is still to be named. */
  | { kind: 'type'; at: number; other: boolean }
  /** Saying what each stage is by itself; the one that is asked about. */
  | { kind: 'stages'; at: Stage }
  /**
   * Walking the reference: the span that is being chosen, and which of its ends moves; `once` where a search led there, and
   * marking it is all that was wanted.
   */
  | ({ kind: 'evidence'; once?: boolean } & TextSelection)
  /** A caret in the selected segment's text, UTF-16. */
  | { kind: 'split'; at: number }
  /** Choosing what of a text in no segment becomes one, UTF-16 in the answer. */
  | ({ kind: 'add' } & TextSelection)
  /** The text of the segment is being edited. */
  | { kind: 'edit' }
  /** The segment's note is open; plain keys mean what they mean in `read` as soon as it has no focus. */
  | { kind: 'note' }
  /** Something lies over the workspace. */
  | { kind: 'flag' | 'skip' | 'answer-note' | 'keys' | 'palette' | 'missing' | 'uncovered' | 'searches' };

/** One act that can be taken back: what it found and what it left. */
export type Step =
  | { kind: 'label'; segmentId: string; before: LabelView; after: LabelView }
  | { kind: 'segments'; before: string[]; after: string[]; selected: string }
  | { kind: 'note'; before: string; after: string }
  | { kind: 'flag'; before: string | null; after: string | null };

/** A change that the server refused: someone else had been there, or the sample is closed. Kept until the person says. */
export interface RejectedChange {
  change: Change;
  error: AppError;
}

/** Something to say: a message key with its values; `serial` tells two equal ones apart. */
export interface Announcement {
  key: string;
  params: Record<string, string | number>;
  /** The segment that was selected then. */
  of: string;
  serial: number;
}

/** Which piece of a segment's evidence to look at; `times` grows with every wish to see it again. */
export interface EvidenceFocus {
  of: string;
  at: number;
  times: number;
}

/** The whole of the workspace's state. Segments that no act touched stay the same objects, so that their rows need not be drawn again. */
export interface WorkspaceState {
  project: WorkspaceView['project'];
  sample: WorkspaceView['sample'];
  arm: WorkspaceView['arm'];
  method: WorkspaceView['method'];
  progress: WorkspaceView['progress'];
  access: WorkspaceAccess;
  closedBy: ClosedBy | null;
  round?: WorkspaceView['round'];
  returned?: WorkspaceView['returned'];
  annotation: WorkspaceView['annotation'];
  segments: SegmentView[];
  /** Segments that are no longer on the list; undo needs them. */
  retired: Record<string, SegmentView>;
  selectedId: string;
  /** Which segments the list shows, beside the selected one. */
  filter: SegmentFilter;
  look: EvidenceFocus;
  mode: Mode;
  /** Changes that the server has not acknowledged, oldest first; only the first may be on its way. */
  outbox: Change[];
  saveError: SaveError | null;
  refusals: RejectedChange[];
  /** True from a refusal until the server's state has been read again. */
  outdated: boolean;
  past: Step[];
  future: Step[];
  announcement: Announcement;
}

/** Chance and clock for one act, drawn outside so that the reducer stays pure. */
export interface ActionContext {
  at: string;
  ids: readonly string[];
}

/** Nothing may be changed: submitted, or read by someone who may only look. */
export const isReadOnly = (workspace: Pick<WorkspaceState, 'annotation' | 'access'>): boolean =>
  workspace.access === 'read' || workspace.annotation.state === 'submitted';

/** Why nothing may be changed just now, as a key of what is said; null when something may. */
export const closedNow = (
  workspace: Pick<WorkspaceState, 'annotation' | 'access' | 'outbox'>,
): string | null => {
  if (isReadOnly(workspace)) return 'readOnly';
  return workspace.outbox.some(({ kind }) => kind === 'submit') ? 'submitting' : null;
};

export const selectedSegment = (
  workspace: Pick<WorkspaceState, 'segments' | 'selectedId'>,
): SegmentView | undefined => workspace.segments.find(({ id }) => id === workspace.selectedId);

export const selectedIndex = (workspace: WorkspaceState): number =>
  workspace.segments.findIndex(({ id }) => id === workspace.selectedId);

/** Decided by a person: confirmed or changed. */
export const isDecided = (segment: SegmentView): boolean => segment.label.decidedAt !== null;

/** What the method found for a segment, as far as this workspace shows it. */
export const shownEvidence = ({ machine, revealed }: SegmentView): Evidence[] | null =>
  (machine ?? revealed?.machine)?.evidence ?? null;

/** The type that a finding suggests, when the method claims none. */
export const suggestedType = (segment: SegmentView): ErrorType | null =>
  segment.machine?.details.suggestedType ?? null;

/** Where the work goes on: at the first segment without a verdict. */
export const firstToJudge = (segments: readonly SegmentView[]): string =>
  (segments.find((segment) => !isDecided(segment)) ?? segments[0])?.id ?? '';

/** The workspace as the server's view lays it out. */
export function openWorkspace(view: WorkspaceView): WorkspaceState {
  return {
    ...view,
    access: view.access ?? 'edit',
    closedBy: view.closedBy ?? null,
    retired: {},
    selectedId: firstToJudge(view.segments),
    filter: 'all',
    look: { of: '', at: 0, times: 0 },
    mode: { kind: 'read' },
    outbox: [],
    saveError: null,
    refusals: [],
    outdated: false,
    past: [],
    future: [],
    announcement: { key: 'opened', params: { segments: view.segments.length }, of: '', serial: 0 },
  };
}

export function say(
  workspace: WorkspaceState,
  key: string,
  params: Announcement['params'] = {},
): WorkspaceState {
  const { announcement, selectedId } = workspace;
  return { ...workspace, announcement: { key, params, of: selectedId, serial: announcement.serial + 1 } };
}
