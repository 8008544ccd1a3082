import { isDeclared } from '@/lib/annotation/labels/judgement';
import { storedFlip } from '../flips';
import type { Fault } from '../../../parse/reject';
import type { StoredAnnotation, StoredLabel } from '../../stored';
import { ANNOTATION_FIELDS } from '../fields/annotation-fields';
import { storedOf } from '../fields/field';
import { annotationFaults, impliedVerdict } from './annotation-fault';
import { type Path, schemaFaults } from './faults';
import { type Quoted, parseLabelled } from './parse-segment';
import { type AnnotationFields, annotationSchema } from './schema';

/** What an annotation is read against: its sample's texts, and the time for one that tells none. */
export interface Against {
  answer: Quoted;
  reference: Quoted;
  now: string;
  /** Verdicts of a draft that tells no times were decided all the same. */
  decided?: boolean;
}

/**
 * One annotation of a file, checked against its sample's texts and the rules of the data; null with all that is wrong with it
 * and where. Its id is its index in the file, and `derivedFromId` the index of another one.
 */
export function parseAnnotation(
  value: unknown,
  index: number,
  against: Against,
  at: Path,
  faults: Fault[],
): StoredAnnotation | null {
  const before = faults.length;
  const parsed = annotationSchema.safeParse(value);
  if (!parsed.success) {
    faults.push(...schemaFaults(parsed.error, value, at));
    return null;
  }
  const labels: StoredLabel[] = [];
  /** Where each label stands among the segments: one that cannot be read leaves a gap. */
  const positions: number[] = [];
  let after = 0;
  for (const [position, segment] of parsed.data.segments.entries()) {
    const from = { source: sourceOf(parsed.data), at: [...at, 'segments', position] };
    const read = parseLabelled(segment, against, from, faults, after);
    after = read?.spans.at(-1)?.[1] ?? after;
    if (!read) continue;
    labels.push(read);
    positions.push(position);
  }
  const fields = { ...parsed.data, segments: positions.map((position) => parsed.data.segments[position]!) };
  const annotation = stored(fields, index, labels, against);
  const { gold_origin: goldOrigin, verdict } = parsed.data;
  // The verdict of an answer cannot be derived from only some of its segments.
  const claimed = { goldOrigin, positions, verdict: faults.length > before ? undefined : verdict };
  faults.push(...annotationFaults(annotation, claimed, at));
  return faults.length > before ? null : annotation;
}

const sourceOf = ({ source, method }: AnnotationFields): StoredAnnotation['source'] =>
  source ?? (method ? 'method' : 'annotator');

function stored(
  fields: AnnotationFields,
  index: number,
  labels: StoredLabel[],
  { now, decided: isDecided = false }: Pick<Against, 'now' | 'decided'>,
): StoredAnnotation {
  const { annotator, annotator_no, method, derived_from } = fields;
  const source = sourceOf(fields);
  const state = fields.state ?? (source === 'method' ? 'draft' : 'submitted');
  const times = timesOf(fields, source !== 'method' && state === 'submitted', now);
  const saidAt = times.submittedAt ?? (isDecided && source !== 'method' ? times.createdAt : null);
  const run = method && {
    method: method.id,
    version: method.version,
    model: method.model,
    judges: method.judges,
    runAt: method.run_at ?? now,
    ...(method.run_at === undefined && { timeless: true }),
    params: method.params ?? {},
  };
  const decided = fields.segments.map(({ decided_at }) => decided_at);
  const annotation: StoredAnnotation = {
    ...storedOf(ANNOTATION_FIELDS, fields),
    ...times,
    source,
    state,
    run,
    labels: labels.map((one, position) => dated(one, decided[position], saidAt)),
    id: String(index),
    author: annotator,
    authorNumber: annotator === null ? null : (annotator_no ?? 1),
    derivedFromId: derived_from === null ? null : String(derived_from),
    flips: fields.flips.map(storedFlip),
    verdict: null,
  };
  return {
    ...annotation,
    verdict: fields.verdict === undefined ? impliedVerdict(annotation) : fields.verdict,
  };
}

/** A verdict that a person submitted was given at the submission, at `saidAt`, unless the file says otherwise. */
function dated(one: StoredLabel, decided: string | null | undefined, saidAt: string | null): StoredLabel {
  const { label } = one;
  if (!label || decided !== undefined || saidAt === null) return one;
  if (!isDeclared(label.fact) || !isDeclared(label.logic)) return one;
  return { ...one, label: { ...label, decidedAt: saidAt } };
}

/** Begun at the submission or the first verdict, submitted at the last one, where a file leaves a time away. */
function timesOf({ created_at, submitted_at, segments }: AnnotationFields, submitted: boolean, now: string) {
  const decided = segments.flatMap(({ decided_at }) => decided_at ?? []).sort();
  const createdAt = created_at ?? submitted_at ?? decided[0] ?? now;
  const last = decided.at(-1) ?? createdAt;
  const submittedAt = submitted_at === undefined ? (submitted ? last : null) : submitted_at;
  return {
    createdAt,
    submittedAt,
    ...(created_at === undefined && !submitted_at && decided.length === 0 && { timeless: true }),
  };
}
