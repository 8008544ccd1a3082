import type { PrismaClient } from '@/generated/prisma/client';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import type { ActiveRun } from './active-run';
import { predictionLocks } from './current-predictions';
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
 * Stores a batch and the run's progress in one transaction, so a crash loses or keeps them together. Two workers on one
 * sample follow one another, and what the other one stored is left out. The run's row is written last: calls under way book
 * their costs on it meanwhile. Returns the run's state; null when it is cancelled, done or gone and nothing was stored.
 */
export async function storeBatch(
  ctx: Ctx & { db: PrismaClient },
  run: ActiveRun,
  judged: JudgedBatch,
): Promise<Storing | null> {
  const work = inTx(ctx, ({ db }) => storeIn(db, run, judged));
  return work.catch((error: unknown) => {
    if (error instanceof EndedMeanwhile) return null;
    throw error;
  });
}

/** The run was cancelled while its batch was being stored: the transaction is undone. */
class EndedMeanwhile extends Error {}

async function storeIn(db: Tx, run: ActiveRun, judged: JudgedBatch): Promise<Storing | null> {
  // Kept from being deleted, and from nothing else.
  const rows = await db.$queryRaw<{ state: string }[]>`
    SELECT state FROM "Run" WHERE id = ${run.id}::uuid FOR KEY SHARE`;
  if (!isStoring(rows[0]?.state)) return null;
  const ids = [...judged.predictions, ...judged.failures].map(({ sampleId }) => sampleId);
  for (const lock of predictionLocks(run.projectId, ids)) await db.$executeRaw(lock);
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
  const [counted] = await db.$queryRaw<{ state: string }[]>`
    UPDATE "Run" SET done = done + ${predictions.length}::int, failed = failed + ${failures.length}::int
    WHERE id = ${run.id}::uuid RETURNING state`;
  if (!isStoring(counted?.state)) throw new EndedMeanwhile();
  return counted.state;
}

const isStoring = (state: string | undefined): state is Storing => STORING.some((each) => each === state);
