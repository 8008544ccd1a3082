import { textHash } from '@/lib/sample/identity';
import type { Fault } from '../reject';
import type { StoredAnnotation, StoredSample, StoredSegment } from '../stored';
import { faultAt, schemaFault, unfitText } from './faults';
import { type Quoted, quoted, readSegment } from './read-segment';
import { sampleSchema } from './schema';

/** A sample of an exact file. Ids of segments and annotations are the file's own. */
export interface ExactSample extends StoredSample {
  textHash: string;
}

export interface ReadSample {
  sample: ExactSample;
  answer: Quoted;
  reference: Quoted;
}

/** The sample part of a record, without its annotations. */
export function readSamplePart(value: Record<string, unknown>): ReadSample | Fault {
  const unfit = unfitText(value, []);
  if (unfit) return unfit;
  const parsed = sampleSchema.safeParse(value);
  if (!parsed.success) return schemaFault(parsed.error, []);
  const fields = parsed.data;
  if (fields.answer.trim() === '') return faultAt('answer_empty', ['answer']);
  const [answer, reference] = [quoted(fields.answer), quoted(fields.reference)];
  const past: StoredSegment[] = [];
  for (const [index, segment] of fields.past_segments.entries()) {
    const read = readSegment(segment, answer, ['past_segments', index]);
    if ('reason' in read) return read;
    past.push(read);
  }
  const { question, language, generator, metadata } = fields;
  const sample: ExactSample = {
    ...{ id: '', externalId: fields.id, question, reference: fields.reference, answer: fields.answer },
    ...{ language, generator, metadata, past, annotations: [] },
    textHash: textHash(question, fields.reference, fields.answer),
    coarseLabel: fields.label,
    coarseType: fields.error_type,
    withdrawnAt: fields.withdrawn_at,
    withdrawnReason: fields.withdrawn_reason,
  };
  return { sample, answer, reference };
}

/** What is wrong between the annotations of one sample; null when they fit together. `[index, fault]`. */
export function crossFault(
  annotations: readonly StoredAnnotation[],
  past: readonly StoredSegment[],
): [annotation: number, Fault] | null {
  const segments = new Map(past.map((segment) => [segment.id, shape(segment)]));
  const judges = new Set<string>();
  const fails = (index: number, reason: 'segment' | 'field' | 'annotation_differs', path: string) =>
    [index, faultAt(reason, ['annotations', index, path])] as [number, Fault];
  for (const [index, { labels }] of annotations.entries())
    for (const segment of labels) {
      if ((segments.get(segment.id) ?? shape(segment)) !== shape(segment))
        return fails(index, 'segment', 'segments');
      segments.set(segment.id, shape(segment));
    }
  for (const [index, annotation] of annotations.entries()) {
    const parents = annotation.labels.flatMap(({ parentIds }) => parentIds);
    if (parents.some((parent) => !segments.has(parent))) return fails(index, 'segment', 'segments');
    if (annotation.flips.some(({ segmentId }) => !segments.has(segmentId)))
      return fails(index, 'segment', 'flips');
    const { derivedFromId, source, author, authorNumber, run } = annotation;
    if (derivedFromId !== null && !annotations.some(({ id }) => id === derivedFromId))
      return fails(index, 'field', 'derived_from');
    const judge = JSON.stringify([source, author, authorNumber, run]);
    if (judges.has(judge))
      return fails(index, 'annotation_differs', author === null ? 'method' : 'annotator');
    judges.add(judge);
  }
  return null;
}

const shape = ({ text, spans, parentIds }: StoredSegment): string => JSON.stringify([text, spans, parentIds]);
