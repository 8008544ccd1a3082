import { gather } from './gather';
import type { RunWork } from './predict-samples';
import { type JudgedBatch, storeBatch } from './store-batch';

/** What came of samples is stored so often, all that there is together. */
const EVERY_MS = 500;

/**
 * Stores what came of samples that end soon after each other in one transaction. `atWork`: the samples whose outcome may still come; when
 * all of them wait, nothing is waited for.
 */
export const storeTogether = (
  { ctx, run }: RunWork,
  atWork: () => number,
): ((judged: JudgedBatch) => ReturnType<typeof storeBatch>) =>
  gather((judged: JudgedBatch[]) => storeBatch(ctx, run, together(judged)), {
    everyMs: EVERY_MS,
    isAll: (waiting) => waiting >= atWork(),
  });

const together = (batches: readonly JudgedBatch[]): JudgedBatch => ({
  predictions: batches.flatMap(({ predictions }) => predictions),
  failures: batches.flatMap(({ failures }) => failures),
});
