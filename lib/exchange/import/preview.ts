import { cellText } from './draft-sample';
import { shownError } from '../parse/xlsx/cell-error';
import type { SourceRow } from '../parse/parse-rows';
import type { Fault } from '../parse/reject';
import { failedStage } from '@/lib/annotation/labels/judgement';
import type { StoredAnnotation, StoredSample } from '../contents/stored';
import type { PreviewAnnotation, PreviewRow } from './view';

const SHOWN_TEXT = 280;
const SHOWN_COLUMNS = 40;

type Shown = Pick<
  StoredSample,
  'question' | 'reference' | 'answer' | 'externalId' | 'language' | 'coarseLabel'
>;

type Place = Pick<PreviewRow, 'line' | 'position'>;

/** A sample as the screen shows it before it is taken, with the annotations that come with it; null for a plain file. */
export function previewRow(
  { line, position }: Place,
  sample: Shown,
  annotations: readonly StoredAnnotation[] | null,
  cells: string[] = [],
): PreviewRow {
  const { question, reference, answer, externalId, language, coarseLabel } = sample;
  return {
    ...{ line, position },
    sample: {
      question: cut(question),
      reference: cut(reference),
      answer: cut(answer),
      id: externalId,
      language,
      label: coarseLabel,
      annotations: annotations && annotations.map(previewAnnotation),
    },
    reason: null,
    column: null,
    detail: {},
    cells,
  };
}

/** Whose labels an annotation holds, and how many of its segments fail. */
const previewAnnotation = ({ author, run, state, labels }: StoredAnnotation): PreviewAnnotation => ({
  by: author ?? `${run!.method} ${run!.version}`,
  draft: run === null && state === 'draft',
  segments: labels.length,
  inconsistent: labels.filter(({ label }) => label && failedStage(label) !== null).length,
});

/** A row that will be rejected, with the words of its reason. */
export const rejectedRow = (
  { line, position }: Place,
  { reason, column, detail }: Fault,
  cells: string[] = [],
): PreviewRow => ({ line, position, sample: null, reason, column, detail, cells });

/** A row as the file has it, one text for each of its first columns. */
export function previewCells(row: SourceRow, columns: readonly string[]): string[] {
  return columns.slice(0, SHOWN_COLUMNS).map((column) => {
    const text = cellText(row.values.get(column));
    return cut(shownError(text) ?? text);
  });
}

const cut = (text: string): string => text.slice(0, SHOWN_TEXT).toWellFormed();
