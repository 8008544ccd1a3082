import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { readGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { type GoldAnswer, pairAnswers, pairSegments } from '../../order-bias/gold-pairs';
import { type OrderPair, type RefusedRow, refusalOf } from '../../order-bias/pair';
import type { GoldSample } from '../../stability/stability-items';
import { loadGoldAnswers, loadGoldSamples } from './load-gold-samples';

/** Questions whose segments are looked at together. */
const CHUNK = 50;

/**
 * Up to `size` pairs from a project's gold: a consistent and an inconsistent answer to one question; where these are too few,
 * an inconsistent segment and its consistent counterpart in an answer to the same question.
 */
export async function makeGoldPairs(
  ctx: Ctx,
  projectId: string,
  size: number,
): Promise<{ pairs: OrderPair[]; refused: RefusedRow[] }> {
  const answers = await loadGoldAnswers(ctx, projectId);
  const { pairs: found, alone } = pairAnswers(answers);
  const chosen = found.slice(0, size);
  const verdictOf = new Map(answers.map((answer) => [answer.id, answer]));
  const ids = chosen.flatMap(({ correct, incorrect }) => [correct, incorrect]);
  const samples = await loadGoldSamples(
    ctx.db,
    ids.map((id) => verdictOf.get(id)!),
  );
  const byId = new Map(samples.map((sample) => [sample.id, sample]));
  const all = chosen.map(({ correct, incorrect }) => pairOf(byId.get(correct)!, byId.get(incorrect)!));
  const pairs = all.filter((pair) => refusalOf(pair) === null);
  const refused = all.flatMap((pair) => {
    const reason = refusalOf(pair);
    return reason ? [{ name: pair.name, reason }] : [];
  });
  const { rule } = await loadGoldSettings(ctx.db, projectId);
  for (let at = 0; at < alone.length && pairs.length < size; at += CHUNK) {
    const groups = new Set(alone.slice(at, at + CHUNK));
    const own = answers.filter(({ group }) => groups.has(group));
    pairs.push(...(await segmentPairs(ctx.db, own, rule)));
  }
  return { pairs: pairs.slice(0, size), refused };
}

function pairOf(correct: GoldSample, incorrect: GoldSample): OrderPair {
  const { question, reference, language } = correct;
  return {
    name: `${correct.externalId} / ${incorrect.externalId}`,
    question,
    article: reference,
    correct: correct.answer,
    incorrect: incorrect.answer,
    language,
    category: 'answers',
  };
}

async function segmentPairs(db: Db, answers: readonly GoldAnswer[], rule: GoldRule): Promise<OrderPair[]> {
  const samples = await loadGoldSamples(db, answers);
  const gold = await readGold(
    db,
    answers.map(({ id }) => id),
    rule,
  );
  const groupOf = new Map(answers.map(({ id, group }) => [id, group]));
  const groups = new Map<string, GoldSample[]>();
  for (const sample of samples) {
    const group = groupOf.get(sample.id)!;
    groups.set(group, [...(groups.get(group) ?? []), sample]);
  }
  return [...groups.values()].flatMap((own) => {
    const segments = own.flatMap(({ id }) =>
      (gold.get(id)?.units ?? []).flatMap(({ text, gold: made }) =>
        made ? [{ text, verdict: made.verdict }] : [],
      ),
    );
    const { question, reference, language } = own[0]!;
    return pairSegments(segments).map((pair, at) => ({
      ...pair,
      name: `${own.map(({ externalId }) => externalId).join(' / ')} #${at + 1}`,
      question,
      article: reference,
      language,
      category: 'segments',
    }));
  });
}
