import { type FaultKind, LlmFault } from '@/lib/llm/fault';
import { isOfEndpoint } from '@/lib/llm/retry-policy';
import type { MethodOutcome } from '../judge-samples';
import { countNoVerdicts } from '../no-verdicts';
import { FIRST_SAMPLES, isRefusedFromStart } from '../refused-from-start';
import { haltRun } from './halt-run';
import type { RunWork } from './predict-samples';
import { countFaults } from './ledger/run-ledger';
import type { JudgedBatch, storeBatch } from './store-batch';
import type { ModelWork } from './with-model';

const LONGEST_REASON = 1_000;

/** Why a sample has no prediction, in words and, where a model was asked, by kind. */
export interface PredictionFailure {
  reason: string;
  fault: FaultKind | null;
}

/** Stores what came of one sample, and counts the stages that were left without a verdict. False where the run has ended. */
export async function storeOutcome(
  work: RunWork,
  store: (judged: JudgedBatch) => ReturnType<typeof storeBatch>,
  sampleId: string,
  outcome: MethodOutcome,
): Promise<boolean> {
  const { ctx, run } = work;
  if ('failure' in outcome) {
    const failure = await failureOf(work, outcome.failure);
    if (!failure) return true;
    const state = await store({ predictions: [], failures: [{ sampleId, ...failure }] });
    if (state === 'running' && failure.fault === 'rejected') await haltIfRefused(work, outcome.failure);
    return state !== null;
  }
  const { prediction } = outcome;
  const stored = await store({ predictions: [{ sampleId, prediction }], failures: [] });
  const counts = countNoVerdicts(prediction);
  if (stored && Object.keys(counts).length > 0) await countFaults(ctx.db, run.id, counts);
  return stored !== null;
}

/** Ends the run where its first samples all met a refusal that nobody knows, as this one did. */
async function haltIfRefused({ ctx, run, stop }: RunWork, refusal: unknown): Promise<void> {
  const first = await ctx.db.sample.findMany({
    where: {
      projectId: run.projectId,
      withdrawnAt: null,
      ...(run.sampleIds.length > 0 && { id: { in: run.sampleIds } }),
    },
    orderBy: { ordinal: 'asc' },
    take: FIRST_SAMPLES,
    select: { failures: { where: { runId: run.id }, select: { fault: true } } },
  });
  const faults = first.map(({ failures }) => failures[0]?.fault);
  if (!(refusal instanceof LlmFault) || !isRefusedFromStart(faults)) return;
  await haltRun(ctx, run, refusal);
  stop();
}

/**
 * What is kept of what a method threw. Null when the run is halted, which a fault that every call would meet does to it: the
 * sample is judged by whoever goes on. Rejects where the database failed.
 */
export async function failureOf(
  { ctx, run, halt, stop }: ModelWork,
  error: unknown,
): Promise<PredictionFailure | null> {
  if (error instanceof LlmFault && (error.fatal || isOfEndpoint(error.kind))) {
    await haltRun(ctx, run, error);
    stop();
    return null;
  }
  if (error instanceof LlmFault) return { reason: cut(error.message), fault: error.kind };
  if (halt.aborted) return null;
  if (error instanceof Error && error.name.startsWith('PrismaClient')) throw error;
  return ownFailure(error);
}

/** A failure of the method itself. */
export const ownFailure = (error: unknown): PredictionFailure => ({
  reason: cut(error instanceof Error ? error.message : String(error)),
  fault: null,
});

const cut = (reason: string): string => reason.slice(0, LONGEST_REASON);
