import type { Db } from '@/lib/db/client';
import { type EndpointModel, isPriced } from '@/lib/llm/endpoint';
import { batchPrices, costMicros, fromMicros, mostMicros } from '@/lib/llm/price';
import { added, corrected, type TokenEstimate, NO_TOKENS, times } from '@/lib/consistency/token-estimate';
import type { Method } from '@/lib/consistency/method';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { countChosen, someChosen } from './choose-samples';
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

interface Of {
  projectId: string;
  method: Method;
  params: unknown;
  /** With its prices; null for a method that asks none. */
  model: EndpointModel | null;
  choice: SampleChoice;
  /** A dry run of the same method, model and parameters, whose usage corrects what is estimated from the texts. */
  dryRun: { id: string; sampleIds: string[] } | null;
}

/** What a full run of a method would take over a choice of samples; nothing for a method that asks no model. */
export async function estimateMethod(
  db: Db,
  { projectId, method, params, model, choice, dryRun }: Of,
): Promise<Estimate> {
  const of = { projectId, method: method.id, model: model?.name ?? null, choice };
  const samples = await countChosen(db, of);
  const looked = method.estimateTokens ? await someChosen(db, of, LOOKED_AT) : [];
  const each = await estimateOf(db, method, params, { projectId, sampleIds: looked });
  const all = each.length === 0 ? NO_TOKENS : times(each.reduce(added), samples / looked.length);
  const own = dryRun && { projectId, sampleIds: dryRun.sampleIds };
  const tokenEstimate = rounded(
    dryRun && own
      ? corrected(all, {
          estimated: (await estimateOf(db, method, params, own)).reduce(added, NO_TOKENS),
          actual: await tokenEstimateOf(db, dryRun.id),
        })
      : all,
  );
  const prices = model ?? { name: '', inputPrice: 0, outputPrice: 0, cachedInputPrice: null };
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
