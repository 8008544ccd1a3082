import { isDeepStrictEqual } from 'node:util';
import { sampleRecord } from '../record';
import type { StoredAnnotation, StoredSample } from '../stored';

/**
 * True for two annotations of one sample that say the same: state, verdicts, segments with labels and evidence, notes
 * and times. Whose they are and what they were made from is not compared.
 */
export function sameAnnotation(sample: StoredSample, a: StoredAnnotation, b: StoredAnnotation): boolean {
  return isDeepStrictEqual(said(sample, a), said(sample, b));
}

function said(sample: StoredSample, annotation: StoredAnnotation): unknown {
  const [record] = sampleRecord({ ...sample, past: [], annotations: [annotation] }).annotations;
  const {
    source,
    state,
    verdict,
    confirmed,
    changed,
    note,
    flag,
    active_ms,
    created_at,
    submitted_at,
    segments,
  } = record!;
  return {
    ...{ source, state, verdict, confirmed, changed, note, flag, active_ms, created_at, submitted_at },
    segments: segments.map((segment) => ({ ...segment, id: null, parents: null })),
  };
}
