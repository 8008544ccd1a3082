import { EVIDENCE_TYPE } from '@/lib/exchange/contents/evidence-record';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { PEDIGREE_TYPE } from '@/lib/exchange/contents/nested-types';
import type { NestedType } from '@/lib/exchange/formats/column';
import type { RowSchema } from '@/lib/exchange/formats/format';
import { rowSchema } from '@/lib/exchange/formats/row-schema';
import { decidedVerdict } from '../group-figures';
import type { SnapshotContent } from '../order';

type Gold = NonNullable<SampleRecord['gold']>;
type Annotation = SampleRecord['annotations'][number];

/** A table of the folder: one shape, so one config of the `datasets` library. */
export interface FolderTable {
  name: string;
  /** What a row is, for the card. */
  about: string;
  rows: RowSchema<SampleRecord>;
}

const spans: NestedType = { list: { struct: { start: 'integer', end: 'integer', quote: 'string' } } };
const labelled = { text: 'string', spans, fact: 'string', logic: 'string', error_type: 'string' } as const;
const withQuotes = (places: readonly (readonly number[])[], quotes: readonly string[]) =>
  places.map(([start, end], at) => ({ start, end, quote: quotes[at] ?? null }));

const goldTable: FolderTable = {
  name: 'gold',
  about: 'a sample whose answer has a gold verdict, with the segments of its answer',
  rows: rowSchema<SampleRecord, SampleRecord & { gold: Gold }>(
    [
      ['id', 'string', ({ id }) => id],
      ['question', 'string', ({ question }) => question],
      ['reference', 'string', ({ reference }) => reference],
      ['answer', 'string', ({ answer }) => answer],
      ['language', 'string', ({ language }) => language],
      ['generator', 'string', ({ generator }) => generator],
      ['verdict', 'string', ({ gold }) => gold.verdict],
      ['origin', 'string', ({ gold }) => gold.origin],
      [
        'segments',
        'json',
        ({ gold }) =>
          gold.units.map((unit) => {
            const { text, fact, logic, error_type, verdict, origin, votes, agreeing, evidence } = unit;
            return {
              ...{ text, spans: withQuotes(unit.spans, unit.quotes), fact, logic, error_type },
              ...{ verdict, origin, votes, agreeing, evidence },
            };
          }),
        {
          list: {
            struct: {
              ...labelled,
              verdict: 'string',
              origin: 'string',
              votes: 'integer',
              agreeing: 'integer',
              evidence: EVIDENCE_TYPE,
            },
          },
        },
      ],
      ['pedigree', 'json', ({ pedigree }) => pedigree, PEDIGREE_TYPE],
      ['metadata', 'json', ({ metadata }) => metadata],
    ],
    (record) => (record.gold && decidedVerdict(record.gold) ? [{ ...record, gold: record.gold }] : []),
  ),
};

const annotationTable: FolderTable = {
  name: 'annotations',
  about: 'one annotator’s or method’s labels of one answer, with what had been shown before each',
  rows: rowSchema<SampleRecord, { id: string; index: number; annotation: Annotation }>(
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
        ({ annotation }) =>
          annotation.segments.map((segment) => {
            const { text, fact, logic, error_type, exposure, note, evidence } = segment;
            return {
              ...{ text, spans: withQuotes(segment.spans, segment.quotes), fact, logic, error_type },
              ...{ exposure, note, evidence },
            };
          }),
        { list: { struct: { ...labelled, exposure: 'string', note: 'string', evidence: EVIDENCE_TYPE } } },
      ],
    ],
    ({ id, annotations }) => annotations.map((annotation, index) => ({ id, index, annotation })),
  ),
};

/** The tables of a snapshot's folder. */
export const folderTables = (content: SnapshotContent): FolderTable[] =>
  content === 'annotations' ? [goldTable, annotationTable] : [goldTable];
