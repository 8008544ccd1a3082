import { setImmediate } from 'node:timers/promises';
import type { Method } from '../method';
import type { BatchSample } from './next-batch';
import type { SamplePrediction } from './store-predictions';

export interface Judged {
  predictions: SamplePrediction[];
  failures: { sampleId: string; reason: string; fault: string | null }[];
}

/**
 * Reads samples with a method, one after the other, giving way to the event loop between them. A sample that the method
 * cannot read is a failure with its reason, never a verdict. Rejects when the signal is aborted.
 */
export async function predictBatch<Params>(
  method: Method<Params>,
  params: Params,
  batch: readonly BatchSample[],
  signal: AbortSignal,
): Promise<Judged> {
  const judged: Judged = { predictions: [], failures: [] };
  for (const { id: sampleId, question, reference, answer, language } of batch) {
    await setImmediate();
    signal.throwIfAborted();
    try {
      const prediction = await method.read({ question, reference, answer, language }, params, signal);
      judged.predictions.push({ sampleId, prediction });
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      judged.failures.push({ sampleId, reason: reason.slice(0, 1_000), fault: null });
    }
  }
  return judged;
}
