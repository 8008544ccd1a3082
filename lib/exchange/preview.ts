import type { StoredSample } from './stored';
import type { PreviewRow } from './view';

const SHOWN_TEXT = 280;

type Shown = Pick<
  StoredSample,
  'question' | 'reference' | 'answer' | 'externalId' | 'language' | 'coarseLabel'
>;

/** A sample as the screen shows it before it is taken; `annotations` counts what comes with it, null for a plain file. */
export function previewRow(line: number, sample: Shown, annotations: number | null): PreviewRow {
  const { question, reference, answer, externalId, language, coarseLabel } = sample;
  return {
    line,
    sample: {
      question: question.slice(0, SHOWN_TEXT),
      reference: reference.slice(0, SHOWN_TEXT),
      answer: answer.slice(0, SHOWN_TEXT),
      id: externalId,
      language,
      label: coarseLabel ?? '',
      annotations: annotations === null ? null : String(annotations),
    },
    reason: null,
    column: null,
  };
}
