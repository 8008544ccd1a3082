import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { isPriced } from '@/lib/llm/endpoint';
import { batchPrices, costMicros, fromMicros, mostMicros } from '@/lib/llm/price';
import { requireProject } from '@/lib/project/server/require-project';
import { added, corrected, type TokenEstimate, NO_TOKENS, times } from '@/lib/consistency/token-estimate';
import type { Method } from '@/lib/consistency/method';
import { methodById } from '@/lib/consistency/methods/registry';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { countChosen, someChosen } from './choose-samples';
import { runEndpoint } from './run-endpoint';
import { samplesOf } from './samples-of';

/** The number of samples on which an estimate for all of them is based. */
const LOOKED_AT = 120;
/** Before a call its prompt is counted by bytes, as it could be at most; a token has seldom more than six. */
const LONGER = 6;

/** What a run over a choice of samples will take. Money in the currency of the endpoint's prices. */
export interface Estimate {
  samples: number;
  tokenEstimate: TokenEstimate;
  cost: number;
  /** The same where its calls go in batches. */
  batchCost: number;
  /** What one call may cost at most, which has to be left of a budget before each call. */
  mostOfCall: number;
  /** Whether the model has prices: without, the cost says nothing. */
  priced: boolean;
}

/**
 * What a full run with the dry run's method, model and parameters would take over a choice of samples, corrected by what the
 * dry run took of its own. Fails with `not_found` for anything but a dry run. For leads.
 */
export async function estimateRun(
  ctx: Ctx,
  projectId: string,
  dryRunId: string,
  choice: SampleChoice,
): Promise<Estimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const dryRun = await ctx.db.run.findFirst({
    where: { id: rowId(dryRunId, 'run'), projectId, kind: 'dry_run' },
  });
  const method = dryRun && methodById(dryRun.method);
  if (!dryRun || !method?.estimateTokens) fail({ code: 'not_found', object: 'run' });
  const endpoint = await runEndpoint(ctx.db, method, dryRun);
  const of = { projectId, method: method.id, model: dryRun.model, choice };
  const samples = await countChosen(ctx.db, of);
  const looked = await someChosen(ctx.db, of, LOOKED_AT);
  const each = await estimateOf(ctx.db, method, dryRun.params, { projectId, sampleIds: looked });
  const all = each.length === 0 ? NO_TOKENS : times(each.reduce(added), samples / looked.length);
  const tokenEstimate = rounded(
    corrected(all, {
      estimated: (await estimateOf(ctx.db, method, dryRun.params, dryRun)).reduce(added, NO_TOKENS),
      actual: await tokenEstimateOf(ctx.db, dryRun.id),
    }),
  );
  const prices = endpoint?.model ?? { name: '', inputPrice: 0, outputPrice: 0, cachedInputPrice: null };
  const usage = {
    prompt: tokenEstimate.promptTokens,
    cachedPrompt: tokenEstimate.cachedTokens,
    completion: tokenEstimate.completionTokens,
  };
  const prompts = each
    .filter(({ calls }) => calls > 0)
    .map(({ calls, promptTokens }) => promptTokens / calls);
  const longest = Math.round(LONGER * Math.max(0, ...prompts));
  return {
    samples,
    tokenEstimate,
    cost: fromMicros(costMicros(usage, prices)),
    batchCost: fromMicros(costMicros(usage, batchPrices(prices))),
    mostOfCall: fromMicros(mostMicros(longest, method.longestReply ?? 0, prices)),
    priced: isPriced(prices),
  };
}

/** The estimate of each sample. */
async function estimateOf(
  db: Db,
  method: Method,
  params: unknown,
  of: { projectId: string; sampleIds: string[] },
): Promise<TokenEstimate[]> {
  const parsed = method.parse(params);
  const samples = await samplesOf(db, of);
  return samples.map((sample) => method.estimateTokens?.(sample, parsed) ?? NO_TOKENS);
}

/** What a run took of its model, replies from the store counted like those that were paid for. */
async function tokenEstimateOf(db: Db, runId: string): Promise<TokenEstimate> {
  const [row] = await db.$queryRaw<Record<keyof TokenEstimate, bigint>[]>`
    SELECT count(*) AS calls, coalesce(sum(s."promptTokens"), 0)::bigint AS "promptTokens",
      coalesce(sum(s."cachedTokens"), 0)::bigint AS "cachedTokens",
      coalesce(sum(s."completionTokens"), 0)::bigint AS "completionTokens"
    FROM "RunReply" r JOIN "StoredReply" s ON s.key = r.key WHERE r."runId" = ${runId}::uuid`;
  if (!row) return NO_TOKENS;
  const { calls, promptTokens, cachedTokens, completionTokens } = row;
  return {
    calls: Number(calls),
    promptTokens: Number(promptTokens),
    cachedTokens: Number(cachedTokens),
    completionTokens: Number(completionTokens),
  };
}

const rounded = (tokenEstimate: TokenEstimate): TokenEstimate => ({
  calls: Math.round(tokenEstimate.calls),
  promptTokens: Math.round(tokenEstimate.promptTokens),
  cachedTokens: Math.round(tokenEstimate.cachedTokens),
  completionTokens: Math.round(tokenEstimate.completionTokens),
});
