import fs from 'node:fs/promises';
import path from 'node:path';
import { answerVerdict, type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { Method } from '@/lib/consistency/method';
import type { StoredRun } from '../../contents/stored';
import { csvRow } from '../../formats/csv-row';
import { predictionRecord } from '../../evaluated/prediction-record';
import { RESULT_COLUMNS, resultRow } from '../../evaluated/result-row';
import { type FileScores, ScoreBook } from '../../evaluated/score-book';
import type { InputFile, InputRow } from './input-file';
import type { Predictions } from './predictions-file';

const FAILURE_COLUMNS = ['line', 'id', 'column', 'reason', 'detail', 'row'];

/** Why a sample has no prediction. */
export interface EvaluationFailure {
  reason: string;
  detail: string;
}

export const NO_VERDICTS: Record<AnswerVerdict, number> = { consistent: 0, inconsistent: 0, undecided: 0 };

/**
 * Writes final_result.csv and final_result.jsonl in the order of the file, and failures.csv where there are failures. Each
 * takes its place once it is whole. `failures`: by position. Returns how many answers got which verdict, and how these do against
 * the file's own labels.
 */
export async function writeResults(
  folder: string,
  input: InputFile,
  predictions: Predictions,
  run: StoredRun,
  method: Pick<Method, 'explain'>,
  failures: ReadonlyMap<number, EvaluationFailure>,
): Promise<{ verdicts: Record<AnswerVerdict, number>; scores: FileScores | null }> {
  const csv = await part(folder, 'final_result.csv', csvRow(RESULT_COLUMNS, false));
  const jsonl = await part(folder, 'final_result.jsonl', '');
  const failed = await part(folder, 'failures.csv', `\uFEFF${csvRow(FAILURE_COLUMNS, false)}`);
  const verdicts = { ...NO_VERDICTS };
  const book = new ScoreBook(run.judges);
  let failedRows = 0;
  for await (const row of input.rows()) {
    const reading = 'draft' in row ? await predictions.find(row.draft) : null;
    if (reading && 'draft' in row) {
      verdicts[answerVerdict(reading.segments, run.judges)] += 1;
      book.add(row.labels, row.draft.generator, reading);
      await csv.add(csvRow(resultRow(row.draft, reading, run.judges, method), false));
      await jsonl.add(`${JSON.stringify(predictionRecord(row.draft, reading, run))}\n`);
      continue;
    }
    const cells = failureRow(row, failures);
    if (!cells) continue;
    failedRows += 1;
    await failed.add(csvRow(cells, true));
  }
  await csv.end();
  await jsonl.end();
  await failed.end(failedRows > 0);
  return { verdicts, scores: book.scores() };
}

/** Null for a sample that nobody came to yet. */
function failureRow(
  row: InputRow,
  failures: ReadonlyMap<number, EvaluationFailure>,
): (string | number | null)[] | null {
  if ('fault' in row) {
    const { reason, column, detail } = row.fault;
    return [row.line, null, column, reason, JSON.stringify(detail), row.excerpt];
  }
  const failure = failures.get(row.position);
  return failure ? [row.line, row.draft.externalId, null, failure.reason, failure.detail, null] : null;
}

/** A file that is written beside its place and moved there when it is whole; taken away instead when it is not wanted. */
async function part(folder: string, name: string, head: string) {
  const [place, partial] = [path.join(folder, name), path.join(folder, `.${name}.part`)];
  const file = await fs.open(partial, 'w');
  await file.appendFile(head);
  return {
    add: (text: string): Promise<void> => file.appendFile(text),
    async end(wanted = true): Promise<void> {
      await file.close();
      if (wanted) return fs.rename(partial, place);
      await fs.rm(partial);
      await fs.rm(place, { force: true });
    },
  };
}
