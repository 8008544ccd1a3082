import { objectOf, valueText } from './values';
import { guessMapping } from '../presets/guess-mapping';

/** The texts of a task, by the names of its data fields, which each project chooses itself. */
export interface TaskTexts {
  question: string;
  reference: string;
  answer: string;
  /** Null where the data has none; the task's own id holds then. */
  id: string | null;
  generator: string;
  language: string;
  /** The data fields of the texts; null where there is none. */
  columns: Record<'question' | 'reference' | 'answer', string | null>;
  /** Data fields that are none of these. */
  rest: Record<string, unknown>;
}

/**
 * Fields as guessMapping knows them. `labelled` is the field that was labelled, so the answer, where a tool says it; else a lone
 * "text" is.
 */
export function textsOfTask(data: unknown, labelled: string | null = null): TaskTexts {
  const fields = objectOf(data);
  const guessed = guessMapping(Object.keys(fields));
  const mapping = { ...guessed, answer: labelled ?? guessed.answer ?? ('text' in fields ? 'text' : null) };
  const text = (name: string | null): string => (name === null ? '' : valueText(fields[name]));
  const used = [mapping.question, mapping.reference, mapping.answer, mapping.id];
  const named = [...used, mapping.generator, mapping.language];
  return {
    question: text(mapping.question),
    reference: text(mapping.reference),
    answer: text(mapping.answer),
    id: text(mapping.id) || null,
    generator: text(mapping.generator),
    language: text(mapping.language),
    columns: { question: mapping.question, reference: mapping.reference, answer: mapping.answer },
    rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !named.includes(name))),
  };
}
