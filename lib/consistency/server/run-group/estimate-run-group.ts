import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type GroupChoice, groupChoiceSchema } from '@/lib/consistency/run-group/group-order';
import type { GroupEstimate } from '@/lib/consistency/run-group/view-schema';
import { estimateMethod } from '../control/estimate-method';
import { orderedMethods } from './ordered-methods';

/**
 * What a run group would take, method by method and in sum: estimated from the texts, and corrected by the latest dry run of the same
 * method, model and parameters where the project has one. Fails as startRunGroup does. Leads only.
 */
export async function estimateRunGroup(
  ctx: Ctx,
  projectId: string,
  order: GroupChoice,
  methods: readonly Method[] = METHODS,
): Promise<GroupEstimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const { methods: asked, choice, ...over } = groupChoiceSchema.parse(order);
  const ordered = await orderedMethods(ctx.db, projectId, asked, over, methods);
  const each: (GroupEstimate['methods'][number] & { mostOfCall: number; priced: boolean })[] = [];
  for (const { method, params, endpoint } of ordered) {
    const model = endpoint?.model ?? null;
    const dryRun = endpoint && (await latestDryRun(ctx, projectId, method, params, endpoint));
    const of = { projectId, method, params, model, choice, dryRun };
    const { samples, tokenEstimate, cost, batchCost, mostOfCall, priced } = await estimateMethod(ctx.db, of);
    each.push({
      ...{ method: method.id, params, samples, ...tokenEstimate, cost, batchCost, mostOfCall },
      priced: priced || endpoint === null,
      dryRunId: dryRun?.id ?? null,
    });
  }
  const sum = (
    of: 'calls' | 'promptTokens' | 'cachedTokens' | 'completionTokens' | 'cost' | 'batchCost',
  ): number => each.reduce((all, one) => all + one[of], 0);
  return {
    methods: each.map(({ mostOfCall: _, priced: __, ...one }) => one),
    calls: sum('calls'),
    promptTokens: sum('promptTokens'),
    cachedTokens: sum('cachedTokens'),
    completionTokens: sum('completionTokens'),
    cost: sum('cost'),
    batchCost: sum('batchCost'),
    samples: Math.max(...each.map(({ samples }) => samples)),
    mostOfCall: Math.max(...each.map(({ mostOfCall }) => mostOfCall)),
    priced: each.every(({ priced }) => priced),
  };
}

const latestDryRun = (
  ctx: Ctx,
  projectId: string,
  { id: method, version }: Method,
  params: unknown,
  { endpointId, model }: { endpointId: string; model: { name: string } },
) =>
  ctx.db.run.findFirst({
    where: {
      ...{ projectId, method, version, endpointId, model: model.name, kind: 'dry_run', state: 'done' },
      params: { equals: params as object },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true, sampleIds: true },
  });
