import { offer } from '@/lib/jobs/boss';

/** How often those at a run invite others. */
const INVITE_SECONDS = 3;

/** Runs that this process takes part in, with how often. */
const here = new Map<string, number>();

/** Notes that this process works on a run, until the function it answers is called. */
export function takePart(runId: string): () => void {
  here.set(runId, (here.get(runId) ?? 0) + 1);
  return () => {
    const left = (here.get(runId) ?? 1) - 1;
    if (left > 0) here.set(runId, left);
    else here.delete(runId);
  };
}

export const takesPart = (runId: string): boolean => here.has(runId);

/** Invites workers that are not at a run yet. All that are at it do so; one invitation goes out every few seconds. */
export const invite = (runId: string): Promise<void> =>
  offer('join-run', { runId }, { key: runId, seconds: INVITE_SECONDS });
