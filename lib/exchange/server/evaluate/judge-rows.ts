import { setImmediate } from 'node:timers/promises';
import { judgeSamples } from '@/lib/consistency/judge-samples';
import type { Method, Prediction } from '@/lib/consistency/method';
import { usageBook } from '@/lib/consistency/prediction-usage';
import { FIRST_SAMPLES, isRefusedFromStart } from '@/lib/consistency/refused-from-start';
import { LlmFault } from '@/lib/llm/fault';
import { isOfEndpoint } from '@/lib/llm/retry-policy';
import type { OpenModel } from '@/lib/llm/server/open-model';
import type { SampleDraft } from '../../import/draft-sample';
import { endingGracefully } from './graceful-end';
import type { InputFile } from './input-file';
import type { Predictions } from './predictions-file';
import type { EvaluationFailure } from './write-results';

const LONGEST_DETAIL = 1_000;

export interface Judge {
  method: Method;
  params: unknown;
  model: OpenModel | null;
  /** Samples that are read side by side. */
  atOnce: number;
}

export interface JudgedCounts {
  /** Read now, and read at an earlier time. */
  done: number;
  kept: number;
  /** By position in the file, in the order of their ends. */
  failures: Map<number, EvaluationFailure>;
  /** What ended the work before its end. */
  broken: unknown;
}

/**
 * Reads every sample of a file that has no prediction yet, several side by side. A sample that cannot be read is a failure;
 * what would meet every sample alike ends the work, as `stop` does, once calls under way are paid and kept.
 */
export async function judgeRows(
  input: InputFile,
  predictions: Predictions,
  { method, params, model, atOnce }: Judge,
  counts: JudgedCounts,
  stop: AbortSignal,
): Promise<void> {
  const books = new Map<number, ReturnType<typeof usageBook>>();
  const rows = input.rows();
  /** Positions of the samples that came first, with or without a prediction. */
  const first: number[] = [];
  let last = false;
  await endingGracefully(model, stop, (end) =>
    judgeSamples<SampleDraft & { position: number }>({
      method,
      params,
      halt: end.halt,
      ask: model
        ? ({ position }) => {
            const book = usageBook(model.ask(position));
            books.set(position, book);
            return book.ask;
          }
        : undefined,
      atOnce: () => atOnce,
      async take() {
        while (!end.begun()) {
          const { value: row, done } = await rows.next();
          last = done === true;
          if (last || end.begun()) break;
          if (!('draft' in row!)) continue;
          if (first.length < FIRST_SAMPLES) first.push(row.position);
          if (!predictions.has(row.draft)) return [{ ...row.draft, position: row.position }];
          counts.kept += 1;
          await setImmediate();
        }
        return [];
      },
      ended: async () => last || end.begun(),
      async put({ position, ...draft }, outcome) {
        const book = books.get(position)?.book ?? ((prediction: Prediction) => prediction);
        books.delete(position);
        try {
          if ('failure' in outcome) throw outcome.failure;
          await predictions.put(draft, book(outcome.prediction));
          counts.done += 1;
        } catch (error) {
          if (end.begun()) return; // left for the next time
          if (endsAll(error)) {
            counts.broken = error;
            return end.begin();
          }
          counts.failures.set(position, toFailure(error));
          if (isRejected(error) && isRefusedFromStart(first.map((at) => counts.failures.get(at)?.reason))) {
            counts.broken = error;
            end.begin();
          }
        }
      },
    }),
  );
}

/** Whether every call would meet it, or the disk did. */
export function endsAll(error: unknown): boolean {
  if (error instanceof LlmFault) return error.fatal || isOfEndpoint(error.kind);
  return error instanceof Error && 'syscall' in error; // the disk, most likely
}

const isRejected = (error: unknown): boolean => error instanceof LlmFault && error.kind === 'rejected';

function toFailure(error: unknown): EvaluationFailure {
  const message = error instanceof Error ? error.message : String(error);
  const raw = error instanceof LlmFault && error.raw ? `: ${error.raw}` : '';
  const reason = error instanceof LlmFault ? error.kind : 'internal';
  return { reason, detail: `${message}${raw}`.slice(0, LONGEST_DETAIL).toWellFormed() };
}
