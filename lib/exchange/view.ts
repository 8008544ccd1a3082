import type { Verdict } from '@/lib/annotation/verdict';
import type { Fault, RejectReason } from './reject';
import type { Field, ImportSettings } from './settings';

export type ImportState = 'uploading' | 'ready' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** An import as screens and scripts see it. */
export interface ImportView {
  id: string;
  fileName: string;
  bytes: number;
  state: ImportState;
  rows: number;
  added: number;
  same: number;
  rejected: number;
  createdAt: string;
  finishedAt: string | null;
}

/** The first rows as they will be, and what still stands in the way. */
export interface Inspection {
  import: ImportView;
  settings: ImportSettings;
  /** Required fields without a column. */
  missing: Field[];
  preview: PreviewRow[];
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
