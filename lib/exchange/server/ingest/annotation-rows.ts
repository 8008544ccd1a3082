import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import type { NativeSample } from '../../contents/native/parse/parse-record';
import type { StoredAnnotation, StoredFlip, StoredJudgement, StoredSegment } from '../../contents/stored';
import type { AdjudicatedUnit } from './plan-unit';
import type { Rows } from './insert-annotations';

export interface IngestedSegmentRow extends StoredSegment {
  sampleId: string;
}
export interface SegmentationRow {
  id: string;
  sampleId: string;
  parentId: string | null;
  segmentIds: string[];
}
export interface AnnotationRow extends Omit<
  StoredAnnotation,
  'labels' | 'flips' | 'author' | 'authorNumber' | 'run' | 'round'
> {
  sampleId: string;
  authorId: string | null;
  runId: string | null;
  roundId: string | null;
  segmentationId: string;
  errorTypes: ErrorType[];
}
export interface FlipRow extends StoredFlip {
  sampleId: string;
  annotationId: string;
  authorId: string | null;
}
export interface IngestedLabelRow extends StoredJudgement {
  annotationId: string;
  segmentId: string;
}

/**
 * The rows of what is new of one sample, under ids of this database. Segments and segmentations that annotations share in
 * the file are shared here too, also with what is there already.
 */
export function annotationRows(
  sampleId: string,
  sample: NativeSample,
  adjudicated: readonly AdjudicatedUnit[],
): Rows & {
  /** The id here of a segment that a comment is about; null for one that came with nothing that is taken. */
  segmentId: (local: string) => string | null;
} {
  const rows: Rows = { segments: [], segmentations: [], annotations: [], labels: [], flips: [] };
  const inOrder = adjudicated.toSorted((a, b) => Number(a.annotation.id) - Number(b.annotation.id));
  const fresh = inOrder.filter((one) => one.is === 'new');
  // Ascending, since the order of annotations of one moment is the order of their ids.
  const newIds = fresh.map((): string => randomUUID()).sort();
  const ids = new Map(fresh.map(({ annotation }, index) => [annotation.id, newIds[index]!]));
  const segmentIds = new Map<string, string>();
  const cuts = new Map<string, string>();
  const keyOf = ({ labels }: StoredAnnotation): string => labels.map(({ id }) => id).join(' ');
  for (const one of inOrder)
    if (one.is === 'same') {
      const { annotation, stored } = one;
      ids.set(annotation.id, stored.id);
      // A file of another tool may cut the same answer in fewer segments.
      const alike = annotation.labels.map((segment, at) => sameSegment(segment, stored.labels[at]));
      for (const [at, { id }] of annotation.labels.entries())
        if (alike[at]) segmentIds.set(id, stored.labels[at]!.id);
      if (alike.length === stored.labels.length && alike.every(Boolean))
        cuts.set(keyOf(annotation), stored.segmentationId);
    }

  const described = new Map<string, StoredSegment>();
  const taken = new Set(adjudicated.map(({ annotation }) => annotation));
  for (const segment of [
    ...sample.past,
    ...sample.annotations.filter((one) => taken.has(one)).flatMap(({ labels }) => labels),
  ])
    described.set(segment.id, segment);
  /** The id here of a segment of the file, put among the rows with all that it was made from. */
  const place = (local: string): string => {
    const known = segmentIds.get(local);
    if (known) return known;
    const id = randomUUID();
    segmentIds.set(local, id);
    const { text, spans, parentIds } = described.get(local)!;
    rows.segments.push({ id, sampleId, text, spans, parentIds: parentIds.map(place) });
    return id;
  };

  for (const { annotation, authorId, runId, roundId } of fresh) {
    const {
      labels,
      flips,
      author: _author,
      authorNumber: _number,
      run: _run,
      round: _round,
      ...rest
    } = annotation;
    const id = ids.get(annotation.id)!;
    const own = labels.map((segment) => ({ id: place(segment.id), label: segment.label }));
    const from = sample.annotations.find((other) => other.id === annotation.derivedFromId);
    const parentId = (from && cuts.get(keyOf(from))) ?? null;
    const segmentationId = cuts.get(keyOf(annotation)) ?? randomUUID();
    if (!cuts.has(keyOf(annotation)))
      rows.segmentations.push({
        id: segmentationId,
        sampleId,
        parentId,
        segmentIds: own.map((one) => one.id),
      });
    cuts.set(keyOf(annotation), segmentationId);
    rows.annotations.push({
      ...rest,
      id,
      sampleId,
      authorId,
      runId,
      roundId,
      segmentationId,
      derivedFromId: ids.get(annotation.derivedFromId ?? '') ?? null,
      errorTypes: typesOf(annotation),
    });
    for (const { id: segmentId, label } of own)
      if (label) rows.labels.push({ annotationId: id, segmentId, ...label });
    for (const flip of flips)
      rows.flips.push({ ...flip, sampleId, annotationId: id, authorId, segmentId: place(flip.segmentId) });
  }
  return { ...rows, segmentId: (local) => (described.has(local) ? place(local) : null) };
}

const sameSegment = (a: StoredSegment, b: StoredSegment | undefined): boolean =>
  a.text === b?.text && isDeepStrictEqual(a.spans, b.spans);

/** The set of types of an answer: of a person, those of what they have decided. */
function typesOf({ source, labels }: StoredAnnotation): ErrorType[] {
  const said = labels.flatMap(({ label }) =>
    label && (source === 'method' || label.decidedAt !== null) ? [label.errorType] : [],
  );
  return ERROR_TYPES.filter((type) => said.includes(type));
}
