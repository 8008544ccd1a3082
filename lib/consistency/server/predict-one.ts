import { askModel } from '@/lib/llm/ask-model';
import { type FaultKind, LlmFault } from '@/lib/llm/fault';
import { isOfEndpoint } from '@/lib/llm/retry-policy';
import type { Prediction } from '../method';
import { haltRun } from './halt-run';
import type { BatchSample } from './next-batch';
import type { Work } from './predict-samples';
import { runLedger } from './run-ledger';

export type Outcome = { prediction: Prediction } | { reason: string; fault: FaultKind | null };

/**
 * Reads one sample. Null when the run was halted meanwhile, which a fault that every call would meet does to it: the sample
 * is read by whoever goes on. Rejects when the database fails.
 */
export async function predictOne(
  { ctx, run, client, method, params, halt, stop }: Work,
  sample: BatchSample,
): Promise<Outcome | null> {
  const { question, reference, answer, language } = sample;
  const ledger = runLedger(ctx.db, {
    runId: run.id,
    sampleId: sample.id,
    limited: run.limited,
    from: () => client.connection,
  });
  try {
    const ask = askModel(client, ledger, sample.ordinal);
    return { prediction: await method.read({ question, reference, answer, language }, params, halt, ask) };
  } catch (error) {
    if (error instanceof LlmFault && (error.fatal || isOfEndpoint(error.kind))) {
      await haltRun(ctx, run, error);
      stop();
      return null;
    }
    if (error instanceof LlmFault) return { reason: error.message, fault: error.kind };
    if (halt.aborted) return null;
    if (error instanceof Error && error.name.startsWith('PrismaClient')) throw error;
    return { reason: error instanceof Error ? error.message : String(error), fault: null };
  }
}
