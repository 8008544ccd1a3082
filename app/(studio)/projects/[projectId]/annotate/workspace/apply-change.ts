import { type Change } from '@/lib/annotation/change';
import { type LabelView, type SegmentView } from '@/lib/annotation/view';
import { evidenceAfter } from '@/lib/annotation/evidence-origin';
import { OPEN_JUDGEMENT } from '@/lib/annotation/judgement';
import { labelStatus } from '@/lib/annotation/status';
import { mergeViews, rewordView, splitView } from './recut';
import { type Desk, shownEvidence } from './state';

type Content = Pick<Desk, 'sample' | 'annotation' | 'segments' | 'retired'>;

/**
 * What a change does, before the server has said so; null when it fits nothing that is on the desk. Versions stay as
 * acknowledged: the server counts them.
 */
export function applyChange<D extends Content>(desk: D, change: Change, at: string): D | null {
  switch (change.kind) {
    case 'label':
      return withLabel(desk, change.segmentId, (segment) => {
        const { note, clause, evidence: claims, ...verdict } = change.judgement;
        const said = change.decides ? { ...segment.label, ...verdict, decidedAt: at } : segment.label;
        const basis = { held: segment.label.evidence, shown: shownEvidence(segment) };
        const evidence = evidenceAfter(claims, basis, said.decidedAt === null ? null : said);
        return { ...said, evidence, note, clause, status: labelStatus(said, segment.machine) };
      });
    case 'undecide':
      return withLabel(desk, change.segmentId, (segment) => {
        const { fact, logic, errorType } = segment.machine ?? OPEN_JUDGEMENT;
        const label = { ...segment.label, fact, logic, errorType, decidedAt: null, clause: null };
        return { ...label, status: labelStatus(label, segment.machine) };
      });
    case 'split': {
      const index = desk.segments.findIndex(({ id }) => id === change.segmentId);
      const parts =
        index < 0 ? null : splitView(desk.segments[index]!, change.at, desk.sample.answer, change.newIds);
      return parts && replace(desk, index, 1, parts);
    }
    case 'merge': {
      const index = desk.segments.findIndex(({ id }) => id === change.segmentId);
      const [first, second] = [desk.segments[index], desk.segments[index + 1]];
      return first && second
        ? replace(desk, index, 2, [mergeViews(first, second, desk.sample.answer, change.newId)])
        : null;
    }
    case 'edit': {
      const index = desk.segments.findIndex(({ id }) => id === change.segmentId);
      const next = index < 0 ? null : rewordView(desk.segments[index]!, change.text, change.newId);
      return next && replace(desk, index, 1, [next]);
    }
    case 'resegment':
      return rearrange(desk, change.segmentIds);
    case 'note':
      return { ...desk, annotation: { ...desk.annotation, note: change.note } };
    case 'flag':
      return { ...desk, annotation: { ...desk.annotation, flagReason: change.reason } };
    case 'submit':
    case 'reopen':
      return desk; // moves only when the server has said so
  }
}

function withLabel<D extends Content>(
  desk: D,
  segmentId: string,
  next: (segment: SegmentView) => LabelView,
): D | null {
  const index = desk.segments.findIndex(({ id }) => id === segmentId);
  const segment = desk.segments[index];
  if (!segment) return null;
  return { ...desk, segments: desk.segments.with(index, { ...segment, label: next(segment) }) };
}

function replace<D extends Content>(desk: D, index: number, count: number, parts: SegmentView[]): D {
  const gone = desk.segments.slice(index, index + count);
  return {
    ...desk,
    segments: desk.segments.toSpliced(index, count, ...parts),
    retired: retire(desk.retired, gone),
  };
}

function rearrange<D extends Content>(desk: D, ids: readonly string[]): D | null {
  const known = new Map(
    [...Object.values(desk.retired), ...desk.segments].map((segment) => [segment.id, segment]),
  );
  const segments = ids.flatMap((id) => known.get(id) ?? []);
  if (segments.length < ids.length) return null;
  const gone = desk.segments.filter(({ id }) => !ids.includes(id));
  return { ...desk, segments, retired: retire(desk.retired, gone) };
}

function retire(
  retired: Record<string, SegmentView>,
  gone: readonly SegmentView[],
): Record<string, SegmentView> {
  return { ...retired, ...Object.fromEntries(gone.map((segment) => [segment.id, segment])) };
}
