import fs from 'node:fs/promises';
import path from 'node:path';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { now } from '@/lib/clock';
import type { Method } from '@/lib/consistency/method';
import { judgeKey } from '@/lib/consistency/prediction-key';
import type { ChosenEndpoint } from '@/lib/llm/chosen-endpoint';
import { type Accounts, FileLedger } from '@/lib/llm/server/file-ledger';
import { openModel } from '@/lib/llm/server/open-model';
import type { FileScores } from '../../evaluated/score-book';
import { lockFolder } from './folder-lock';
import { type InputFile, openInput } from './input-file';
import { judgeRows, type JudgedCounts } from './judge-rows';
import { openPredictions, type Predictions } from './predictions-file';
import { NO_VERDICTS, writeResults } from './write-results';

export interface Evaluation {
  /** A CSV, TSV, JSON, JSONL, XLSX or Parquet file with question, ref, answer and id, an export of the studio among them. */
  input: string;
  /** Whether a file without labels is refused: there would be nothing to hold the verdicts against. */
  needsLabels?: boolean;
  /** The folder of the results, and of what is kept for the next time. */
  out: string;
  method: Method;
  params: unknown;
  /** Whom a method that needs a model asks; null for the others. */
  endpoint: ChosenEndpoint | null;
  /** For all that is ever spent in the folder, in millionths of the currency of the prices. */
  budget: bigint | null;
  /** So many rows of the file, from its beginning. */
  limit: number | null;
}

/** How far it is; grows while the work goes on. */
export interface EvaluationProgress extends JudgedCounts {
  samples: number;
  /** Rows that hold no sample. */
  rejected: number;
  /** Null for a method that asks no model. */
  accounts: Accounts | null;
}

export interface EvaluationResult extends EvaluationProgress {
  verdicts: Record<AnswerVerdict, number>;
  /** Null where the file has no labels of what was judged. */
  scores: FileScores | null;
}

/**
 * Reads a file with a method, no project and no database needed: writes final_result.csv, final_result.jsonl and
 * failures.csv. Stopped or killed at any moment, the same work goes on where it was, and no reply is paid for twice. What
 * ended it early is in `broken`. `tell` gets the progress once, at the beginning, as an object that is kept up to date.
 */
export async function evaluateFile(
  work: Evaluation,
  stop: AbortSignal,
  tell: (progress: EvaluationProgress) => void,
): Promise<EvaluationResult> {
  const input = await openInput(work.input, work.limit);
  await fs.mkdir(work.out, { recursive: true });
  const unlock = lockFolder(work.out);
  try {
    const counts = await countRows(input, work.needsLabels ?? false);
    const { method, params, endpoint } = work;
    const model = endpoint && { baseUrl: endpoint.baseUrl, ...endpoint.model };
    const judge = judgeKey({ method: method.id, version: method.version, params, model });
    const predictions = await openPredictions(work.out, judge, now());
    try {
      const progress: EvaluationProgress = {
        ...counts,
        done: 0,
        kept: 0,
        failures: new Map(),
        broken: null,
        accounts: null,
      };
      await judged(work, input, predictions, progress, stop, tell);
      const run = {
        method: method.id,
        version: method.version,
        model: model?.name ?? null,
        params,
        judges: [...method.judges(params)],
        runAt: predictions.runAt,
      };
      // Nothing read is no reason to replace what another judge has left here.
      if (progress.done + progress.kept === 0 && progress.broken !== null)
        return { ...progress, verdicts: NO_VERDICTS, scores: null };
      const written = await writeResults(work.out, input, predictions, run, method, progress.failures);
      return { ...progress, ...written };
    } finally {
      await predictions.close();
    }
  } finally {
    unlock();
  }
}

/** Opens the model, when one is needed, for as long as it takes. */
async function judged(
  { out, method, params, endpoint, budget }: Evaluation,
  input: InputFile,
  predictions: Predictions,
  progress: EvaluationProgress,
  stop: AbortSignal,
  tell: (progress: EvaluationProgress) => void,
): Promise<void> {
  if (!endpoint) {
    tell(progress);
    return judgeRows(input, predictions, { method, params, model: null, atOnce: 1 }, progress, stop);
  }
  const ledger = await FileLedger.open(path.join(out, 'replies.jsonl'), budget);
  try {
    progress.accounts = ledger.accounts;
    tell(progress);
    const model = await openModel(endpoint, ledger);
    await judgeRows(
      input,
      predictions,
      { method, params, model, atOnce: endpoint.maxInFlight },
      progress,
      stop,
    );
    await model.drain(0);
  } finally {
    await ledger.end();
  }
}

async function countRows(
  input: InputFile,
  needsLabels: boolean,
): Promise<{ samples: number; rejected: number }> {
  const counts = { samples: 0, rejected: 0 };
  let labelled = false;
  for await (const row of input.rows()) {
    counts['draft' in row ? 'samples' : 'rejected'] += 1;
    if ('draft' in row) labelled ||= row.labels.answer !== null || row.labels.segments.length > 0;
  }
  if (counts.samples + counts.rejected === 0) throw new Error(`${input.path}: there are no rows in it.`);
  if (needsLabels && !labelled)
    throw new Error(
      `${input.path}: there are no labels in it. Wanted is a column "label" or "answer_label" with consistent or inconsistent, ` +
        `a list "segments" with labels of parts, or an export of the studio with gold; it has ${input.columns.join(', ')}.`,
    );
  return counts;
}
