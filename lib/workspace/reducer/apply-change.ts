import { type Change } from '@/lib/annotation/labels/change';
import { type LabelView, type SegmentView } from '@/lib/annotation/view';
import { evidenceAfter } from '@/lib/annotation/evidence/evidence-origin';
import { OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { labelStatus } from '@/lib/annotation/labels/status';
import { addedView, mergeViews, editTextOfView, splitView } from './resegment-views';
import { searchesUnasked } from '../evidence/look-up';
import { type WorkspaceState, shownEvidence } from '../state/state';

type Content = Pick<WorkspaceState, 'arm' | 'sample' | 'annotation' | 'segments' | 'retired'>;

/**
 * Applies a change optimistically, before the server has confirmed it; null when it fits nothing in the workspace.
 * Versions stay as acknowledged: the server counts them.
 */
export function applyChange<D extends Content>(workspace: D, change: Change, at: string): D | null {
  switch (change.kind) {
    case 'label':
      return withLabel(workspace, change.segmentId, (segment) => {
        const { note, clause, evidence: claims, ...verdict } = change.judgement;
        const said = change.decides ? { ...segment.label, ...verdict, decidedAt: at } : segment.label;
        const basis = {
          held: segment.label.evidence,
          shown: shownEvidence(segment),
          lookedUp: searchesUnasked(segment, workspace.arm)
            ? { segment: segment.text, reference: workspace.sample.reference }
            : null,
        };
        const evidence = evidenceAfter(claims, basis, said.decidedAt === null ? null : said);
        return { ...said, evidence, note, clause, status: labelStatus(said, segment.machine) };
      });
    case 'undecide':
      return withLabel(workspace, change.segmentId, (segment) => {
        const { fact, logic, errorType } = segment.machine ?? OPEN_JUDGEMENT;
        const label = { ...segment.label, fact, logic, errorType, decidedAt: null, clause: null };
        return { ...label, status: labelStatus(label, segment.machine) };
      });
    case 'split': {
      const index = workspace.segments.findIndex(({ id }) => id === change.segmentId);
      const parts =
        index < 0
          ? null
          : splitView(workspace.segments[index]!, change.at, workspace.sample.answer, change.newIds);
      return parts && replace(workspace, index, 1, parts);
    }
    case 'merge': {
      const index = workspace.segments.findIndex(({ id }) => id === change.segmentId);
      const [first, second] = [workspace.segments[index], workspace.segments[index + 1]];
      return first && second
        ? replace(workspace, index, 2, [mergeViews(first, second, workspace.sample.answer, change.newId)])
        : null;
    }
    case 'edit': {
      const index = workspace.segments.findIndex(({ id }) => id === change.segmentId);
      const next = index < 0 ? null : editTextOfView(workspace.segments[index]!, change.text, change.newId);
      return next && replace(workspace, index, 1, [next]);
    }
    case 'add': {
      const added = addedView(workspace, change, change.newId);
      return added && { ...workspace, segments: workspace.segments.toSpliced(added.at, 0, added.segment) };
    }
    case 'remove': {
      const index = workspace.segments.findIndex(({ id }) => id === change.segmentId);
      return index < 0 || workspace.segments.length === 1 ? null : replace(workspace, index, 1, []);
    }
    case 'resegment':
      return rearrange(workspace, change.segmentIds);
    case 'note':
      return { ...workspace, annotation: { ...workspace.annotation, note: change.note } };
    case 'flag':
      return { ...workspace, annotation: { ...workspace.annotation, flagReason: change.reason } };
    case 'submit':
    case 'reopen':
      return workspace; // moves only when the server has said so
  }
}

function withLabel<D extends Content>(
  workspace: D,
  segmentId: string,
  next: (segment: SegmentView) => LabelView,
): D | null {
  const index = workspace.segments.findIndex(({ id }) => id === segmentId);
  const segment = workspace.segments[index];
  if (!segment) return null;
  return { ...workspace, segments: workspace.segments.with(index, { ...segment, label: next(segment) }) };
}

function replace<D extends Content>(workspace: D, index: number, count: number, parts: SegmentView[]): D {
  const gone = workspace.segments.slice(index, index + count);
  return {
    ...workspace,
    segments: workspace.segments.toSpliced(index, count, ...parts),
    retired: retire(workspace.retired, gone),
  };
}

function rearrange<D extends Content>(workspace: D, ids: readonly string[]): D | null {
  const known = new Map(
    [...Object.values(workspace.retired), ...workspace.segments].map((segment) => [segment.id, segment]),
  );
  const segments = ids.flatMap((id) => known.get(id) ?? []);
  if (segments.length < ids.length) return null;
  const gone = workspace.segments.filter(({ id }) => !ids.includes(id));
  return { ...workspace, segments, retired: retire(workspace.retired, gone) };
}

function retire(
  retired: Record<string, SegmentView>,
  gone: readonly SegmentView[],
): Record<string, SegmentView> {
  return { ...retired, ...Object.fromEntries(gone.map((segment) => [segment.id, segment])) };
}
