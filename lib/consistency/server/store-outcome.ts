import { countNoVerdicts } from '../no-verdicts';
import type { Outcome } from './predict-one';
import type { Work } from './predict-samples';
import { countFaults } from './run-ledger';
import { storeBatch } from './store-batch';

const LONGEST_REASON = 1_000;

/** Stores what came of one sample, and counts the stages that were left without a verdict. False where the run has ended. */
export async function storeOutcome({ ctx, run }: Work, sampleId: string, outcome: Outcome): Promise<boolean> {
  if (!('prediction' in outcome)) {
    const failure = { sampleId, ...outcome, reason: outcome.reason.slice(0, LONGEST_REASON) };
    return (await storeBatch(ctx, run, { predictions: [], failures: [failure] })) !== null;
  }
  const { prediction } = outcome;
  const stored = await storeBatch(ctx, run, { predictions: [{ sampleId, prediction }], failures: [] });
  const counts = countNoVerdicts(prediction);
  if (stored && Object.keys(counts).length > 0) await countFaults(ctx.db, run.id, counts);
  return stored !== null;
}
