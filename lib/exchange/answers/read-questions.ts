import type { Question, QuestionFile, QuestionRefusal } from '@/lib/construction/answers/question';
import { idFromHash, textHash } from '@/lib/sample/identity';
import { isStorable } from '@/lib/storable';
import { detectLanguage } from '@/lib/text/script';
import type { FileBytes } from '../bytes/file-bytes';
import { cellText } from '../import/draft-sample';
import { UNREADABLE } from '../parse/decoder';
import { LIMITS } from '../parse/limits';
import type { SourceRow } from '../parse/parse-rows';
import { readTable, requireColumns } from '../parse/read-table';
import { guessMapping } from '../presets/guess-mapping';
import type { Mapping } from '../dialect/settings';

/**
 * The questions of a CSV, TSV, JSON, JSONL, XLSX or Parquet file, whatever its encoding, with their references, and the rows that hold none. Columns are
 * known by their names, as in an import; an answer that a row has is left out. Fails as readTable does, and with `invalid`/no_such_column.
 */
export async function readQuestions(name: string, bytes: FileBytes): Promise<QuestionFile> {
  const table = await readTable(bytes);
  const mapping = guessMapping(table.columns);
  const missing = (['question', 'reference'] as const).filter((field) => mapping[field] === null);
  requireColumns(missing);
  const file: QuestionFile = { name, questions: [], refused: [] };
  for await (const row of table.rows()) {
    const asked = questionOf(row, mapping);
    const reason = row.fault === null ? refusalOf(asked) : 'unreadable';
    if (reason) file.refused.push({ line: row.line, reason });
    else file.questions.push(asked);
  }
  return file;
}

function questionOf({ values }: SourceRow, mapping: Mapping): Question {
  const take = (field: 'question' | 'reference' | 'id' | 'language'): string => {
    const column = mapping[field];
    return column === null ? '' : cellText(values.get(column)).trim();
  };
  const [question, reference] = [take('question'), take('reference')];
  const language = take('language') || (detectLanguage(question) === 'zh' ? 'zh' : 'en');
  const externalId = take('id') || idFromHash(textHash(question, reference, ''));
  return { externalId, question, reference, language };
}

function refusalOf({ externalId, question, reference, language }: Question): QuestionRefusal | null {
  if (question === '') return 'question_empty';
  if (reference === '') return 'reference_empty';
  const texts = [externalId, question, reference, language];
  if (!texts.every((text) => isStorable(text) && !text.includes(UNREADABLE))) return 'unreadable';
  const tooLong =
    question.length > LIMITS.question ||
    reference.length > LIMITS.reference ||
    externalId.length > LIMITS.id ||
    language.length > LIMITS.language;
  return tooLong ? 'too_long' : null;
}
