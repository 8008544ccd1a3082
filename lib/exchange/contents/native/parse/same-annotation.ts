import { isDeepStrictEqual } from 'node:util';
import { byMethod } from '@/lib/annotation/evidence/evidence';
import { ANNOTATION_FIELDS } from '../fields/annotation-fields';
import { sampleRecord } from '../record';
import type { StoredAnnotation, StoredSample } from '../../stored';

const COMPARED = (Object.keys(ANNOTATION_FIELDS) as (keyof typeof ANNOTATION_FIELDS)[]).filter(
  (name) => 'compared' in ANNOTATION_FIELDS[name],
);

/**
 * True for two annotations of one sample that say the same: state, verdicts, segments with labels and evidence, notes
 * and times. Whose they are, what they were made from and whose word their evidence is, which older files do not tell, is not
 * compared.
 */
export function sameAnnotation(sample: StoredSample, a: StoredAnnotation, b: StoredAnnotation): boolean {
  return isDeepStrictEqual(...saidByBoth(sample, a, b));
}

/** What two annotations say, as far as it is compared, in the terms of the native format. */
export function saidByBoth(sample: StoredSample, a: StoredAnnotation, b: StoredAnnotation) {
  const timed = !a.timeless && !b.timeless;
  return [said(sample, a, timed), said(sample, b, timed)] as const;
}

function said(sample: StoredSample, annotation: StoredAnnotation, timed: boolean) {
  const labels = annotation.labels.map(({ label, ...segment }) => ({
    ...segment,
    label: label && { ...label, evidence: byMethod(label.evidence) },
  }));
  const [record] = sampleRecord({
    ...sample,
    past: [],
    comments: [],
    annotations: [{ ...annotation, labels }],
  }).annotations;
  const { created_at, submitted_at, segments } = record!;
  return {
    fields: Object.fromEntries(COMPARED.map((name) => [name, record![name]])) as Record<string, unknown>,
    ...(timed && { created_at, submitted_at }),
    segments: segments.map(({ decided_at, ...segment }) => ({
      ...segment,
      id: null,
      parents: null,
      decided_at: timed ? decided_at : decided_at !== null,
    })),
  };
}
