import type { Db } from '@/lib/db/client';
import type { Stage } from '@/lib/typology/error-type';

/** A run as the worker needs it. */
export interface JudgedRun {
  id: string;
  projectId: string;
  method: string;
  version: string;
  params: unknown;
  judges: Stage[];
}

/** Takes a run up, or up again after a crash; null when it has ended, was cancelled or is gone. */
export async function takeUp(db: Db, runId: string): Promise<JudgedRun | null> {
  const taken = await db.run.updateMany({
    where: { id: runId, state: { in: ['queued', 'running'] } },
    data: { state: 'running' },
  });
  if (taken.count === 0) return null;
  const run = await db.run.findUnique({
    where: { id: runId },
    select: { id: true, projectId: true, method: true, version: true, params: true, judges: true },
  });
  return run && { ...run, judges: run.judges as Stage[] };
}
