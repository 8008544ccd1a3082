import type { Method } from '@/lib/consistency/method';
import { isOrdered } from '@/lib/consistency/is-ordered';
import { METHODS } from '@/lib/consistency/methods/registry';
import { chosenParams } from '@/lib/consistency/param-fields';
import type { GroupMethod } from '@/lib/consistency/run-group/group-order';
import { listRuns } from '@/lib/consistency/server/control/list-runs';
import { runEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { getRunGroup } from '@/lib/consistency/server/run-group/get-run-group';
import { resumeRunGroup } from '@/lib/consistency/server/run-group/resume-run-group';
import { startRunGroup } from '@/lib/consistency/server/run-group/start-run-group';
import type { Cli } from '../commands/run';
import { requirePricesFor } from '../endpoint-options';
import { namedEndpoint } from '../named/named-endpoint';
import { isGoing, type RunOptions } from '../ordered-run';

/** What the options of `face4rag prefill --methods` say; those of methods stand beside these. */
export type GroupOptions = Omit<RunOptions, 'method' | 'judges'> & { methods: string[] };

/** The run group that the options ask for: one that is going or paused and judges as they say, which then goes on; else a new one. */
export async function orderedGroup(
  { ctx, progress }: Cli,
  projectId: string,
  options: GroupOptions,
  known: readonly Method[] = METHODS,
): Promise<string> {
  const { budget, inBatches = false, withoutPrediction, goldOf = null, only = null } = options;
  const asked = options.methods.map((id) => known.find((method) => method.id === id)!); // the option takes no other
  const over = asked.some(({ needsEndpoint }) => needsEndpoint)
    ? await namedEndpoint(ctx, projectId, options)
    : { endpointId: null, model: null };
  const asking = asked.find(({ needsEndpoint }) => needsEndpoint);
  const endpoint = asking && (await runEndpoint(ctx.db, asking, over));
  if (endpoint) requirePricesFor(budget, endpoint.model, 'set those of the model with its endpoint');
  const methods = asked.map(({ id, params }): GroupMethod => {
    const chosen = chosenParams(params, { ...options });
    return { method: id, ...(Object.keys(chosen).length > 0 && { params: chosen }) };
  });
  const choice = { scope: withoutPrediction ? 'without_prediction' : 'all', goldOf, count: only } as const;
  const order = { methods, choice, budget: budget ?? null, inBatches, ...over };
  const found = await goingGroup(ctx, projectId, order, known);
  if (found === null) return (await startRunGroup(ctx, projectId, order, known)).id;
  progress(`Going on with run group ${found}.`);
  const { runs } = await getRunGroup(ctx, projectId, found);
  if (runs.some(({ state }) => state === 'paused')) await resumeRunGroup(ctx, projectId, found, { budget });
  return found;
}

/** A group with a run that is going or paused, and with a run of each method as it is ordered. */
async function goingGroup(
  ctx: Cli['ctx'],
  projectId: string,
  { methods, endpointId, model }: { methods: GroupMethod[]; endpointId: string | null; model: string | null },
  known: readonly Method[],
): Promise<string | null> {
  const runs = await listRuns(ctx, projectId);
  const needs = (id: string): boolean => known.some((method) => method.id === id && method.needsEndpoint);
  const open = runs.filter((run) => isGoing(run) || run.state === 'paused');
  const fits = (groupId: string): boolean =>
    methods.every((one) =>
      runs.some(
        (run) =>
          run.groupId === groupId &&
          isOrdered(run, { ...one, ...(needs(one.method) && { endpointId, model }) }, known),
      ),
    );
  return open.flatMap(({ groupId }) => groupId ?? []).find(fits) ?? null;
}
