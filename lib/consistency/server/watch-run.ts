import type { PrismaClient } from '@/generated/prisma/client';
import { log } from '@/lib/log';
import { renewClaims } from './run-claims';
import { invite, takePart } from './taking-part';

const LOOK_EVERY_MS = 1_000;
const LOOKS_TO_INVITE = 3;

/** Why a worker let go of a run. */
export class RunHalted extends Error {
  override name = 'RunHalted';
}

/**
 * Looks after a run while this worker is at it: holds its claims, invites further workers where there is work to share, and
 * aborts `signal` once the run is paused, cancelled, ended or gone, or when `halt` is called.
 */
export function watchRun(db: PrismaClient, run: { id: string; kind: 'full' | 'trial' }) {
  const halted = new AbortController();
  const leave = takePart(run.id);
  const halt = (): void => halted.abort(new RunHalted('the run is no longer going'));
  let looks = 0;
  const look = async (): Promise<void> => {
    const found = await db.run.findUnique({ where: { id: run.id }, select: { state: true } });
    if (found?.state !== 'running') return halt();
    await renewClaims(db, run.id);
    if (run.kind === 'full' && (looks += 1) % LOOKS_TO_INVITE === 0) await invite(run.id);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: String(error), runId: run.id }, 'looking after a run'));
  }, LOOK_EVERY_MS);
  const stop = (): void => {
    clearInterval(timer);
    leave();
  };
  return { signal: halted.signal, halt, stop };
}
