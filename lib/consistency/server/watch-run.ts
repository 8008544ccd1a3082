import type { PrismaClient } from '@/generated/prisma/client';
import { log } from '@/lib/log';
import { renewClaims } from './run-claims';

const LOOK_EVERY_MS = 1_000;

/** Why a worker stopped working on a run. */
class RunHalted extends Error {
  override name = 'RunHalted';
}

/**
 * Looks after a run while this worker is at it: holds its claims, and aborts `signal` once the run is paused, cancelled,
 * ended or gone, or when `halt` is called.
 */
export function watchRun(db: PrismaClient, runId: string, workerId: string) {
  const halted = new AbortController();
  const halt = (): void => halted.abort(new RunHalted('the run is no longer going'));
  const look = async (): Promise<void> => {
    const found = await db.run.findUnique({ where: { id: runId }, select: { state: true } });
    if (found?.state !== 'running') return halt();
    await renewClaims(db, runId, workerId);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: String(error), runId }, 'looking after a run'));
  }, LOOK_EVERY_MS);
  return { signal: halted.signal, halt, stop: () => clearInterval(timer) };
}
