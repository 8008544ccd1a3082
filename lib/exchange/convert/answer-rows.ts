import type { Conversion } from './conversion';
import { answerLabelOf, type SaidLabel } from './labels';
import { restOf, valueText } from './values';

/** The columns of a file with one answer and one label in each row; null where there is none. */
interface AnswerColumns {
  id: string | null;
  question: string | null;
  reference: string;
  answer: string;
  label: string;
}

/**
 * The conversion of a file whose rows are samples with a label for the whole answer. `words` says what its labels mean; another one is
 * noted down and kept as metadata.
 */
export const answerRows = (
  columns: AnswerColumns,
  words: Readonly<Record<string, SaidLabel>>,
): Conversion => ({
  convert(values, { note }) {
    const { id, question, reference, answer, label } = columns;
    const word = valueText(values.get(label));
    const said = words[word] ?? null;
    if (said === null) note('label_unknown', word);
    const used = [id, question, reference, answer, said === null ? null : label];
    return [
      {
        ...(id !== null && { id: valueText(values.get(id)) }),
        question: question === null ? '' : valueText(values.get(question)),
        reference: valueText(values.get(reference)),
        answer: valueText(values.get(answer)),
        ...answerLabelOf(said),
        metadata: restOf(
          values,
          used.filter((name) => name !== null),
        ),
      },
    ];
  },
});
