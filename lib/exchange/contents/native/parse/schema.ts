import { z } from 'zod';
import { ANNOTATION_FIELDS } from '../fields/annotation-fields';
import { schemasOf } from '../fields/field';
import { LABEL_FIELDS } from '../fields/label-fields';
import { SAMPLE_FIELDS } from '../fields/sample-fields';
import { SEGMENT_FIELDS } from '../fields/segment-fields';

// A sample of the native format as files hold it: offsets in code points. Strict, so that a misspelt field is a fault and not a
// loss. What has a default, or may be left away, is filled in by parse-segment.ts and parse-annotation.ts.

const segment = z.strictObject(schemasOf(SEGMENT_FIELDS));
export type SegmentFields = z.infer<typeof segment>;

const labelledSegment = z.strictObject({ ...segment.shape, ...schemasOf(LABEL_FIELDS) });
export type LabelFields = z.infer<typeof labelledSegment>;

export const annotationSchema = z.strictObject({
  ...schemasOf(ANNOTATION_FIELDS),
  segments: z.array(labelledSegment).max(10_000),
});
export type AnnotationFields = z.infer<typeof annotationSchema>;

export const sampleSchema = z.strictObject({
  ...schemasOf(SAMPLE_FIELDS),
  /** Of a snapshot with errata; it follows from its gold and the released labels, as gold from the annotations. */
  erratum: z.unknown().optional(),
});
