import { EVIDENCE_TYPE } from '@/lib/exchange/contents/evidence-record';
import type { SnapshotRecord } from '../../snapshot-line';
import { folderTable, LABELLED, labelledOf } from './table';

type Annotation = SnapshotRecord['annotations'][number];

/** Every annotation of people and methods. */
export const annotationTable = folderTable<{ id: string; index: number; annotation: Annotation }>(
  'annotations',
  'one annotator’s or method’s labels of one answer, with what had been shown before each',
  [
    ['sample_id', 'string', ({ id }) => id],
    ['annotation', 'integer', ({ index }) => index],
    ['source', 'string', ({ annotation }) => annotation.source],
    ['annotator', 'string', ({ annotation }) => annotation.annotator],
    ['method', 'json', ({ annotation }) => annotation.method],
    ['round', 'integer', ({ annotation }) => annotation.round?.number ?? null],
    ['derived_from', 'integer', ({ annotation }) => annotation.derived_from],
    ['verdict', 'string', ({ annotation }) => annotation.verdict],
    ['submitted_at', 'timestamp', ({ annotation }) => annotation.submitted_at],
    [
      'segments',
      'json',
      ({ annotation }) => annotation.segments.map(segmentOf),
      { list: { struct: { ...LABELLED, exposure: 'string', note: 'string', evidence: EVIDENCE_TYPE } } },
    ],
  ],
  ({ id, annotations }) => annotations.map((annotation, index) => ({ id, index, annotation })),
);

function segmentOf(segment: Annotation['segments'][number]) {
  return {
    exposure: segment.exposure,
    note: segment.note,
    evidence: segment.evidence,
    ...labelledOf(segment),
  };
}
