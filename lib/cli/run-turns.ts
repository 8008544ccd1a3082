import { setTimeout } from 'node:timers/promises';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { resumeWaiting } from '@/lib/consistency/server/resume-waiting';
import { runMethod } from '@/lib/consistency/server/run-method';
import type { RunView } from '@/lib/consistency/run-schema';
import type { Cli } from './commands/run';
import { localTime } from './local-time';
import { goesOn } from './ordered-run';

/** What runs that rest wait for, and until when. */
export function restingText(runs: readonly RunView[]): string {
  const sum = (of: 'open' | 'calls' | 'answered'): number =>
    runs.reduce((all, { account }) => all + (account?.batches?.[of] ?? 0), 0);
  const next = runs.flatMap(({ pausedUntil }) => pausedUntil ?? []).sort()[0]!;
  return (
    `${sum('calls')} calls are in ${sum('open')} batches at the endpoint, ${sum('answered')} answered so far. ` +
    `A worker goes on at ${localTime(new Date(next))}, or the same command at any time.`
  );
}

const LEAST_REST_MS = 500;

/** Does the run; where it sends its calls in batches one turn, or all of them as they are answered when it is to `wait`. */
export async function runTurns(
  { ctx }: Pick<Cli, 'ctx'>,
  projectId: string,
  id: string,
  { stop, wait }: { stop: AbortSignal; wait?: boolean },
): Promise<void> {
  for (;;) {
    await runMethod(ctx, id, stop);
    const run = await getRun(ctx, projectId, id);
    if (!wait || !goesOn(run)) return;
    const rest = run.pausedUntil === null ? LEAST_REST_MS : new Date(run.pausedUntil).getTime() - Date.now();
    await setTimeout(Math.max(LEAST_REST_MS, rest), null, { signal: stop });
    if (run.pausedUntil !== null) await resumeWaiting(ctx, { runId: id, until: run.pausedUntil });
  }
}
