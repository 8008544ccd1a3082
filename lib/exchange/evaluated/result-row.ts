import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { Method, Prediction } from '@/lib/consistency/method';
import type { Stage } from '@/lib/typology/error-type';
import type { SampleDraft } from '../import/draft-sample';
import { explainSegment } from './explain';

/** Columns of final_result.csv: those of the released pipeline (paper section 4), the texts first. */
export const RESULT_COLUMNS = [
  ...['question', 'ref', 'answer', 'id', 'answer_segment', 'fact_fce_result', 'label_fact_FCE'],
  ...['logic_fce_result', 'label_logic_FCE', 'fce_output'],
] as const;

type Texts = Pick<SampleDraft, 'question' | 'reference' | 'answer' | 'externalId'>;

/**
 * One row a sample: the five columns in the middle are JSON lists with one text for each segment, in the same order;
 * `fce_output` is the verdict on the whole answer.
 */
export function resultRow(
  sample: Texts,
  { segments }: Prediction,
  judges: readonly Stage[],
  method: Pick<Method, 'explain'>,
): string[] {
  const list = (values: string[]): string => JSON.stringify(values);
  const said = segments.map((segment) => explainSegment(segment, method));
  return [
    ...[sample.question, sample.reference, sample.answer, sample.externalId],
    list(segments.map(({ text }) => text)),
    list(said.map(({ fact }) => fact)),
    list(segments.map(({ fact }) => fact)),
    list(said.map(({ logic }) => logic)),
    list(segments.map(({ logic }) => logic)),
    answerVerdict(segments, judges),
  ];
}
