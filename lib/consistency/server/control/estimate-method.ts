import type { Db } from '@/lib/db/client';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { type TokenCost, tokenCost } from '@/lib/consistency/ask/token-cost';
import {
  added,
  corrected,
  NO_TOKENS,
  roundedTokens,
  times,
  type TokenEstimate,
} from '@/lib/consistency/token-estimate';
import type { Method } from '@/lib/consistency/method';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { countChosen, someChosen } from './choose-samples';
import { samplesOf } from './samples-of';

/** The number of samples on which an estimate for all of them is based. */
const LOOKED_AT = 120;
/** What a run over a choice of samples will take. */
export interface Estimate extends TokenCost {
  samples: number;
  tokenEstimate: TokenEstimate;
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
  const tokenEstimate = roundedTokens(
    dryRun && own
      ? corrected(all, {
          estimated: (await estimateOf(db, method, params, own)).reduce(added, NO_TOKENS),
          actual: await tokenEstimateOf(db, dryRun.id),
        })
      : all,
  );
  const longestReply = method.longestReply ?? 0;
  return {
    samples,
    tokenEstimate,
    ...tokenCost({ tokens: tokenEstimate, each, longestReply, model }),
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
