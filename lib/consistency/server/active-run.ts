import type { Db } from '@/lib/db/client';
import type { Stage } from '@/lib/typology/error-type';
import type { RunKind } from '../run-schema';

/** A run as the worker needs it. */
export interface ActiveRun {
  id: string;
  projectId: string;
  method: string;
  version: string;
  params: unknown;
  judges: Stage[];
  kind: RunKind;
  /** Empty: all samples of the project. */
  sampleIds: string[];
  /** For methods that ask a model. */
  endpointId: string | null;
  model: string | null;
  /** Whether it has a budget of its own. */
  limited: boolean;
  /** The run group whose budget it spends from, and whose runs ask nothing twice. */
  groupId: string | null;
  /** Whether it sends its calls in batches, and how many to one at most. */
  inBatches: boolean;
  batchSize: number;
}

/** Takes a run up, or up again after a crash; null when it has ended, was cancelled or is gone. */
export async function claimRun(db: Db, runId: string): Promise<ActiveRun | null> {
  const taken = await db.run.updateMany({
    where: { id: runId, state: { in: ['queued', 'running'] } },
    data: { state: 'running' },
  });
  if (taken.count === 0) return null;
  const run = await db.run.findUnique({ where: { id: runId }, select: FIELDS });
  if (!run) return null;
  const { budgetMicros, ...fields } = run;
  return { ...fields, judges: run.judges as Stage[], limited: budgetMicros !== null };
}

const FIELDS = {
  id: true,
  projectId: true,
  method: true,
  version: true,
  params: true,
  judges: true,
  kind: true,
  sampleIds: true,
  endpointId: true,
  model: true,
  budgetMicros: true,
  groupId: true,
  inBatches: true,
  batchSize: true,
} as const;
