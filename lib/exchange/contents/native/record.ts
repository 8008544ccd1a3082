import type { GoldRule } from '@/lib/adjudication/gold-rule';
import type { Gold } from '@/lib/adjudication/gold-types';
import { storedGold } from '../gold/gold-record';
import type { StoredAnnotation, StoredJudgement, StoredSample, StoredSegment } from '../stored';
import { ANNOTATION_FIELDS } from './fields/annotation-fields';
import { writerOf } from './fields/field';
import { LABEL_FIELDS } from './fields/label-fields';
import { SAMPLE_FIELDS } from './fields/sample-fields';
import { SEGMENT_FIELDS } from './fields/segment-fields';
import { type Writing, writingOf } from './fields/writing';
import type { ContentRecord } from './project-content';

export type SampleRecord = ReturnType<typeof sampleRecord>;
/** A line of a file: a sample, or a record of the whole project. */
export type NativeRecord = SampleRecord | ContentRecord;

const writeSample = writerOf<StoredSample, Writing>()(SAMPLE_FIELDS);
const writeAnnotation = writerOf<StoredAnnotation, Writing>()(ANNOTATION_FIELDS);
const writeSegment = writerOf<StoredSegment, Writing>()(SEGMENT_FIELDS);
const writeLabel = writerOf<StoredJudgement | null, Writing>()(LABEL_FIELDS);

/**
 * One sample's line of the native format: every offset in code points with the quoted text beside it, ids local to the sample.
 *
 * @param gold by that rule, where it is known already
 */
export function sampleRecord(
  sample: StoredSample,
  rule: GoldRule | null = null,
  gold: Gold | null = rule && storedGold(sample, rule),
) {
  const writing = writingOf(sample, rule, gold);
  return Object.assign(writeSample(sample, writing), {
    annotations: sample.annotations.map((annotation) =>
      Object.assign(writeAnnotation(annotation, writing), {
        segments: annotation.labels.map((segment) =>
          writeLabel(segment.label, writing, writeSegment(segment, writing)),
        ),
      }),
    ),
  });
}
