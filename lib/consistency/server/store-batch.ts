import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { ActiveRun } from './active-run';
import { dropClaims } from './run-claims';
import { type SamplePrediction, storePredictions } from './store-predictions';

/**
 * The outcome for samples of a run. A sample that the method could not judge is a failure with its reason, never a
 * verdict.
 */
export interface JudgedBatch {
  predictions: SamplePrediction[];
  failures: { sampleId: string; reason: string; fault: string | null }[];
}

/** States in which what was under way is stored: all but the last ones, from which nobody lets a run go on. */
const STORING = ['queued', 'running', 'paused', 'failed'] as const;
type Storing = (typeof STORING)[number];

/**
 * Stores a batch and the run's progress in one transaction, so a crash loses or keeps them together. The run's row is
 * locked first: two workers on one run follow one another, and what the other one stored is left out. Returns the run's
 * state; null when it is cancelled, done or gone and nothing was stored.
 */
export async function storeBatch(ctx: Ctx, run: ActiveRun, judged: JudgedBatch): Promise<Storing | null> {
  return inTx(ctx, async ({ db }) => {
    const rows = await db.$queryRaw<{ state: string }[]>`
      SELECT state FROM "Run" WHERE id = ${run.id}::uuid FOR UPDATE`;
    const state = STORING.find((each) => each === rows[0]?.state);
    if (!state) return null;
    const ids = [...judged.predictions, ...judged.failures].map(({ sampleId }) => sampleId);
    const stored = await db.$queryRaw<{ sampleId: string }[]>`
      SELECT "sampleId" FROM "Annotation" WHERE "runId" = ${run.id}::uuid AND "sampleId" = ANY(${ids}::uuid[])
      UNION ALL
      SELECT "sampleId" FROM "RunFailure" WHERE "runId" = ${run.id}::uuid AND "sampleId" = ANY(${ids}::uuid[])`;
    const known = new Set(stored.map(({ sampleId }) => sampleId));
    const predictions = judged.predictions.filter(({ sampleId }) => !known.has(sampleId));
    const failures = judged.failures.filter(({ sampleId }) => !known.has(sampleId));
    if (predictions.length > 0) await storePredictions(db, run, predictions);
    if (failures.length > 0)
      await db.runFailure.createMany({ data: failures.map((failure) => ({ ...failure, runId: run.id })) });
    await dropClaims(db, run.id, { sampleIds: ids });
    await db.run.updateMany({
      where: { id: run.id },
      data: { done: { increment: predictions.length }, failed: { increment: failures.length } },
    });
    return state;
  });
}
