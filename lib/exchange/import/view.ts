import type { FieldIssue } from '@/lib/errors';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { RoundKind } from '@/lib/round/round';
import type { ImportNote } from './import-notes';
import type { Fault, RejectReason } from '../parse/reject';
import type { MappedField, ImportSettings } from '../dialect/settings';

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
  content: ContentPreview | null;
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

export interface PreviewRow {
  line: number;
  /** Texts cut for the screen; null for a row that will be rejected. */
  sample: {
    question: string;
    reference: string;
    answer: string;
    id: string;
    language: string;
    label: Verdict | null;
    /** How many come with it; null where the file holds samples alone. */
    annotations: string | null;
  } | null;
  reason: RejectReason | null;
  column: string | null;
  detail: Fault['detail'];
  /** The row as the file has it, cut for the screen: one text for each of the first columns. */
  cells: string[];
}
