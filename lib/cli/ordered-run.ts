import type { Ctx } from '@/lib/auth/ctx';
import { isOrdered } from '@/lib/consistency/is-ordered';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { chosenParams } from '@/lib/consistency/param-fields';
import type { RunOrder } from '@/lib/consistency/run-order';
import type { RunView } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { listRuns } from '@/lib/consistency/server/control/list-runs';
import { runEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { resumeRun } from '@/lib/consistency/server/control/resume-run';
import { paramsOfRun } from '@/lib/consistency/server/control/resolve-params';
import { startRun } from '@/lib/consistency/server/control/start-run';
import type { Cli } from './commands/run';
import { requirePricesFor } from './endpoint-options';
import type { WeightedRun } from './method-options';
import { namedEndpoint } from './named/named-endpoint';
import { namedJudges } from './named/named-judges';

/** What the options of `face4rag prefill` say of the run; those of methods stand beside these. */
export interface RunOptions {
  method: string;
  endpoint?: string;
  model?: string;
  budget?: number;
  only?: number;
  withoutPrediction?: boolean;
  /** A snapshot by its number, with a split behind a slash. */
  goldOf?: string;
  inBatches?: boolean;
  judges?: readonly WeightedRun[];
}

/**
 * The run that the options ask for: one that is going or paused, where it judges as they say, which then goes on; else a new
 * one. A run by another method, model, endpoint or parameters is left alone.
 */
export async function orderedRun(
  { ctx, progress }: Cli,
  projectId: string,
  options: RunOptions,
  methods: readonly Method[] = METHODS,
): Promise<string> {
  const order = await orderOf(ctx, projectId, options, methods);
  const runs = await listRuns(ctx, projectId);
  const found = runs.find(
    (run) => (isGoing(run) || run.state === 'paused') && isOrdered(run, order, methods),
  );
  if (!found) return (await startRun(ctx, projectId, order, methods)).id;
  progress(`Going on with run ${found.id}.`);
  if (found.state === 'paused') await resumeRun(ctx, projectId, found.id, { budget: options.budget });
  return found.id;
}

/** Whether a worker has it to do. */
export const isGoing = ({ state }: Pick<RunView, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Whether it goes on without anybody: a worker has it to do, or it rests until its batches are looked at again. */
export const goesOn = (run: RunView): boolean => isGoing(run) || waitsForBatches(run);

async function orderOf(
  ctx: Ctx,
  projectId: string,
  options: RunOptions,
  methods: readonly Method[],
): Promise<RunOrder> {
  const { method: id, budget, withoutPrediction, goldOf = null, only = null } = options;
  const method = methods.find((known) => known.id === id)!; // the option takes no other
  const { judges } = options;
  const named = method.votes && judges ? await namedJudges(ctx, projectId, judges) : undefined;
  const chosen = chosenParams(method.params, { ...options, judges: named });
  // A panel's judges are known before, so that one that is going with the same is found.
  const params = (
    method.votes ? await paramsOfRun(ctx.db, projectId, method, chosen) : chosen
  ) as typeof chosen;
  const asked = method.needsEndpoint ? await namedEndpoint(ctx, projectId, options) : null;
  const endpoint = asked && (await runEndpoint(ctx.db, method, asked));
  if (endpoint) requirePricesFor(budget, endpoint.model, 'set those of the model with its endpoint');
  return {
    method: id,
    ...(Object.keys(params).length > 0 && { params }),
    choice: { scope: withoutPrediction ? 'without_prediction' : 'all', goldOf, count: only },
    ...(asked && { budget: budget ?? null, inBatches: options.inBatches ?? false, ...asked }),
  };
}
