import { idFromHash, textHash } from '@/lib/sample/identity';
import { detectLanguage } from '@/lib/text/script';
import { commentFaults } from '../related-records';
import type { Fault } from '../../../parse/reject';
import type { StoredSample, StoredSegment } from '../../stored';
import { storedOf } from '../fields/field';
import { SAMPLE_FIELDS } from '../fields/sample-fields';
import { faultAt, schemaFaults, unfitText } from './faults';
import { type Quoted, quoted, parseSegment } from './parse-segment';
import { sampleSchema } from './schema';

/** A sample of a file in the native format. Ids of segments and annotations are the file's own. */
export interface NativeSample extends StoredSample {
  textHash: string;
}

export interface ParsedSample {
  sample: NativeSample;
  answer: Quoted;
  reference: Quoted;
}

/** The sample part of a record, without its annotations; null with all that is wrong with it. */
export function parseSamplePart(value: Record<string, unknown>, faults: Fault[]): ParsedSample | null {
  const before = faults.length;
  const unfit = unfitText(value, []);
  if (unfit) {
    faults.push(unfit);
    return null;
  }
  const parsed = sampleSchema.safeParse(value);
  if (!parsed.success) {
    faults.push(...schemaFaults(parsed.error, value, []));
    return null;
  }
  const fields = parsed.data;
  if (fields.answer.trim() === '') faults.push(faultAt('answer_empty', ['answer']));
  const [answer, reference] = [quoted(fields.answer), quoted(fields.reference)];
  const past = fields.past_segments.flatMap((segment, index): StoredSegment[] =>
    asList(parseSegment(segment, answer, ['past_segments', index], faults)),
  );
  if (faults.length > before) return null;
  const hash = textHash(fields.question, fields.reference, fields.answer);
  const language =
    fields.language ?? detectLanguage(fields.answer) ?? detectLanguage(fields.reference) ?? 'und';
  const sample: NativeSample = {
    ...storedOf(SAMPLE_FIELDS, fields),
    id: '',
    externalId: fields.id ?? idFromHash(hash),
    textHash: hash,
    language,
    past,
    annotations: [],
  };
  return { sample, answer, reference };
}

/** What is wrong between the annotations of one sample, and between its comments and these; empty when they fit together. */
export function crossFaults({
  annotations,
  past,
  comments = [],
}: StoredSample): (readonly [annotation: number | null, Fault])[] {
  const faults: (readonly [number | null, Fault])[] = [];
  const segments = new Map(past.map((segment) => [segment.id, shape(segment)]));
  const fails = (index: number, reason: 'segment' | 'field' | 'annotation_differs', path: string): void =>
    void faults.push([index, faultAt(reason, ['annotations', index, path])]);
  for (const [index, { labels }] of annotations.entries())
    for (const segment of labels) {
      if ((segments.get(segment.id) ?? shape(segment)) !== shape(segment))
        fails(index, 'segment', 'segments');
      else segments.set(segment.id, shape(segment));
    }
  const judges = new Set<string>();
  for (const [index, annotation] of annotations.entries()) {
    const parents = annotation.labels.flatMap(({ parentIds }) => parentIds);
    if (parents.some((parent) => !segments.has(parent))) fails(index, 'segment', 'segments');
    if (annotation.flips.some(({ segmentId }) => !segments.has(segmentId))) fails(index, 'segment', 'flips');
    const { derivedFromId, source, author, authorNumber, run, round } = annotation;
    if (derivedFromId !== null && !annotations.some(({ id }) => id === derivedFromId))
      fails(index, 'field', 'derived_from');
    // One person reads a sample once in a round; a run reads it once.
    const judge = JSON.stringify([source, author, authorNumber, run, round?.number ?? null]);
    if (judges.has(judge)) fails(index, 'annotation_differs', author === null ? 'method' : 'annotator');
    judges.add(judge);
  }
  for (const [index, field] of commentFaults(comments, (id) => segments.has(id)))
    faults.push([null, faultAt(field === 'segment' ? 'segment' : 'field', ['comments', index, field])]);
  return faults;
}

const shape = ({ text, spans, parentIds }: StoredSegment): string => JSON.stringify([text, spans, parentIds]);

const asList = (segment: StoredSegment | null): StoredSegment[] => (segment ? [segment] : []);
