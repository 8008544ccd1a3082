import type { FieldIssue } from '@/lib/errors';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { RoundKind } from '@/lib/round/round';
import type { ImportNote } from './import-notes';
import type { Fault, RejectReason } from '../parse/reject';
import type { MappedField, ImportSettings, ToldOfFile, ToldField } from '../dialect/settings';
import type { ListedPath } from '../paths/list-paths';
import type { OffsetUnit } from '../convert/offset-unit';

export type ImportState =
  'uploading' | 'ready' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed' | 'expired';

/** An import as screens and scripts see it. */
export interface ImportView {
  id: string;
  fileName: string;
  /** How many bytes have arrived, and how many there will be; null where the sender did not say. */
  bytes: number;
  size: number | null;
  /** When the file itself was last changed, in milliseconds, as its sender says. */
  modified: number | null;
  state: ImportState;
  rows: number;
  added: number;
  same: number;
  rejected: number;
  notes: ImportNote[];
  /** Of an import that has failed: what is wrong with the file, where that is why. */
  issues: FieldIssue[];
  createdAt: string;
  finishedAt: string | null;
}

/** The first rows as they will be, and what still stands in the way. */
export interface Inspection {
  import: ImportView;
  settings: ImportSettings;
  /** Required fields without a column. */
  missing: MappedField[];
  preview: PreviewRow[];
  /** The file has no row at all, so that there is nothing to import. */
  empty: boolean;
  content: ContentPreview | null;
  /** Every kind of file that can be chosen; the name is null where the studio has words of its own. */
  presets: { id: string; name: string | null }[];
  /** Null where rows are not converted. */
  conversion: (Omit<ConversionPreview, 'second'> & InspectedConversion) | null;
  /** What does not carry over as the file has it, as far as its first bytes tell. */
  notes: ImportNote[];
  /** Of a file that is read by paths: those of its first records, and how many these are; else null. */
  paths: PathsPreview | null;
}

export interface PathsPreview {
  records: number;
  listed: ListedPath[];
  /** Paths of the mapping that are not among them. */
  own: ListedPath[];
}

interface InspectedConversion {
  /** `fileName` of the upload that it is joined to; null where there is none. */
  second: (NonNullable<ConversionPreview['second']> & { fileName: string | null }) | null;
  /** What has to be told of the whole file, what is told of it, and what still is not. */
  asks: ToldField[];
  told: ToldOfFile;
  open: ToldField[];
}

/** What a file in the native format says of the whole project, and whether this one takes it all over. */
export interface ContentPreview {
  settings: boolean;
  people: number;
  guidelines: number;
  rounds: { number: number; kind: RoundKind; name: string }[];
  /** Nothing is in the project yet, so that settings, guidelines and rounds become the file's. */
  fresh: boolean;
}

/** How the rows of another tool's file become samples and labels, as far as its first bytes tell. */
export interface ConversionPreview {
  /** What its offsets count; null where no quote tells. */
  unit: OffsetUnit | null;
  /** Where rows need a second file: what the data set calls it, and how many of so many rows found their partner in it. */
  second: { name: string; rows: number; found: number } | null;
}

/** An annotation that comes with a sample. */
export interface PreviewAnnotation {
  by: string;
  /** A person's that is not submitted. */
  draft: boolean;
  segments: number;
  inconsistent: number;
}

export interface PreviewRow {
  line: number;
  /** Its number among the rows of the file, from 1. */
  position: number;
  /** Texts cut for the screen; null for a row that will be rejected. */
  sample: {
    question: string;
    reference: string;
    answer: string;
    id: string;
    language: string;
    label: Verdict | null;
    /** Those that come with it; null where the file holds samples alone. */
    annotations: PreviewAnnotation[] | null;
  } | null;
  reason: RejectReason | null;
  column: string | null;
  detail: Fault['detail'];
  /** The row as the file has it, cut for the screen: one text for each of the first columns. */
  cells: string[];
}
