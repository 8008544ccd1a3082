import { objectOf, valueText } from './values';
import { columnName, guessMapping } from '../presets/guess-mapping';
import type { NativeLine } from './conversion';

/** The texts of a task, by the names of its data fields, which each project chooses itself. */
export interface TaskTexts {
  question: string;
  reference: string;
  answer: string;
  /** The sample's; null where the data has none. */
  id: string | null;
  generator: string;
  language: string;
  /** The data fields of the texts; null where there is none. */
  columns: Record<'question' | 'reference' | 'answer', string | null>;
  /** Data fields that are none of these. */
  rest: Record<string, unknown>;
}

/** Names of an id that is a sample's own, best first; several samples may share those of a document, a question or an item. */
const SAMPLE_IDS = ['id', 'sampleid', 'externalid', '编号', '样本编号', '样本id'];

/**
 * Fields as guessMapping knows them. `labelled` is the field that was labelled, so the answer, where a tool says it; else a lone
 * "text" is.
 */
export function textsOfTask(data: unknown, labelled: string | null = null): TaskTexts {
  const fields = objectOf(data);
  const names = Object.keys(fields);
  const guessed = guessMapping(names);
  const mapping = { ...guessed, answer: labelled ?? guessed.answer ?? ('text' in fields ? 'text' : null) };
  const text = (name: string | null): string => (name === null ? '' : valueText(fields[name]));
  const ids = SAMPLE_IDS.flatMap((id) => names.filter((name) => columnName(name) === id));
  const id = ids[0] ?? null;
  const used = [mapping.question, mapping.reference, mapping.answer, id];
  const named = [...used, mapping.generator, mapping.language];
  return {
    question: text(mapping.question),
    reference: text(mapping.reference),
    answer: text(mapping.answer),
    id: text(id) || null,
    generator: text(mapping.generator),
    language: text(mapping.language),
    columns: { question: mapping.question, reference: mapping.reference, answer: mapping.answer },
    rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !named.includes(name))),
  };
}

/** The sample of a task, by the id in its data, else by the one that the tool gave the task. */
export function sampleOfTask(
  { question, reference, answer, generator, language, ...texts }: TaskTexts,
  ownId: unknown,
): Omit<NativeLine, 'metadata' | 'annotations'> {
  const id = texts.id ?? valueText(ownId);
  return {
    ...(id !== '' && { id }),
    ...{ question, reference, answer, generator: generator || null },
    ...(language !== '' && { language }),
  };
}
