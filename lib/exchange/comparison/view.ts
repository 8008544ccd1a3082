import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { ReportAttempt } from '@/lib/operation/report-view-schema';
import type { ErrorType } from '@/lib/typology/error-type';
import type { ImportNote } from '../import/import-notes';
import type { Fault, RejectReason } from '../parse/reject';
import type { KeptField } from './sample-differences';

/** A label as one side has it, texts cut. */
export interface ComparedLabel {
  /** Null where nothing is said of the segment. */
  fact: Verdict | null;
  logic: Verdict | null;
  errorType: ErrorType | null;
  /** What is quoted of the reference or was searched in it, after its relation. */
  evidence: { relation: 'supports' | 'contradicts' | 'not_found'; text: string }[];
  note: string;
}

/** Where a row stands in the file: its line, and its number among the records; what an earlier version found out tells the line alone. */
export interface RowPlace {
  line: number;
  record?: number | undefined;
}

/** A label of the file that differs from the same judge's in the project. */
export interface LabelChange extends RowPlace {
  /** The sample's id. */
  sample: string;
  by: string;
  /** The segment's text; null for what is said of the answer as a whole. */
  segment: string | null;
  /** What differs, as the native format calls it. */
  fields: string[];
  /** As it is in the project, and as the file has it; null where one of them has no such segment. */
  was: ComparedLabel | null;
  is: ComparedLabel | null;
}

/** Of one judge, or of all. */
export interface JudgeCounts {
  /** Annotations that will be there. */
  new: number;
  same: number;
  /** They say something else than the same judge's in the project: refused. */
  changed: number;
  /** New ones that are refused with their rows. */
  refused: number;
}

/** What taking a file over would do, counted over the whole file. */
export interface ImportComparison {
  /** As the import will count them. */
  rows: number;
  added: number;
  same: number;
  rejected: number;
  samples: {
    new: number;
    same: number;
    /** The id stands for other texts: refused. */
    texts: number;
    /** There, and told otherwise in what is not a text: stays as it is. */
    differing: number;
    /** In the project and not in the file: stays. */
    absent: number;
  };
  people: JudgeCounts;
  predictions: JudgeCounts;
  /** Labels of segments, in annotations that are new, and in those that are there. */
  labels: { new: number; same: number; changed: number };
  /** Annotations in the project, on samples of the file, that the file lacks: they stay. */
  absentAnnotations: number;
  /** The first judges by name, with their annotations. */
  judges: ({ by: string } & JudgeCounts)[];
  /** The first changed labels; `labels.changed` and differences of whole annotations are more. */
  changes: LabelChange[];
  changesTotal: number;
  /** The first samples with other texts, and which of these differ; none where the texts are the file's own. */
  texts: ({ sample: string; fields: ('question' | 'reference' | 'answer')[] } & RowPlace)[];
  /** The first samples that are told otherwise. */
  differing: { sample: string; fields: KeptField[] }[];
  /** Rows that are refused, by their first reason, with the first row of each. */
  reasons: ({ reason: RejectReason; count: number } & RowPlace & Pick<Fault, 'column' | 'detail'>)[];
  /** The first of them. */
  rejects: (RowPlace & Fault)[];
  notes: ImportNote[];
}

/** What was found out of a waiting file, and how far it is where it is being found out. */
export interface ComparedImport {
  figures: ImportComparison | null;
  madeAt: string | null;
  /** What goes on or has failed; `done` are the rows read so far. */
  attempt: ReportAttempt | null;
}
