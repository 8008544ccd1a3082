import type { PrismaClient } from '@/generated/prisma/client';
import type { ActiveRun } from '@/lib/consistency/server/active-run';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import { type KeptItem, storeItems } from '@/lib/consistency/server/items/store-items';
import type { Tx } from '@/lib/db/client';
import { fromMicros } from '@/lib/llm/price';
import type { AnswerOutcome } from '../../answers/answer-item';
import type { AnswerParams } from '../../answers/answer-order';
import { answerPrompt } from '../../answers/answer-prompt';
import { writePrompt } from '../../answers/faithful-prompts';
import type { Question } from '../../answers/question';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { insertNewSamples, type NewSample } from '../insert-new-samples';

/** What came of an item, and what was asked. */
export interface Answered {
  outcome: AnswerOutcome;
  /** Null where it could not be asked. */
  asked: { question: Question; draw: number } | null;
  /** A kind of fault for which it was not asked to the end; null: it was. */
  failed: string | null;
}

export interface AnsweredItem {
  item: ClaimedItem;
  answered: Answered;
}

interface StoringAnswers {
  run: Pick<ActiveRun, 'id' | 'projectId' | 'model'>;
  params: AnswerParams;
}

interface KeptAnswer extends KeptItem {
  outcome: AnswerOutcome;
}

/** Stores what came of items with the samples that the answers became. */
export async function storeAnswers(
  db: PrismaClient,
  of: StoringAnswers,
  answers: readonly AnsweredItem[],
): Promise<void> {
  await storeItems<AnsweredItem, KeptAnswer>(db, of.run.id, answers, async (tx, open) =>
    (await asSamples(tx, of, open)).map((outcome, at) => ({
      outcome,
      failed: open[at]!.answered.failed,
      wasted: outcome.fault !== null || outcome.flaw !== null,
    })),
  );
}

/** The outcomes with the samples that they have become; one that says what another answer to its question says is none. */
async function asSamples(
  tx: Tx,
  { run, params }: StoringAnswers,
  answers: readonly AnsweredItem[],
): Promise<AnswerOutcome[]> {
  const outcomes = answers.map(({ answered }) => answered.outcome);
  if (params.dryRun) return outcomes;
  const costs = await costsOf(
    tx,
    run.id,
    answers.map(({ item }) => item.id),
  );
  const made = answers.map(({ item, answered }) =>
    asMade(answered, { run, params, cost: costs.get(item.id) ?? 0 }),
  );
  const added = await insertNewSamples(
    tx,
    { constructionId: null, projectId: run.projectId },
    made.filter((one) => one !== null),
  );
  return outcomes.map((outcome, at) => {
    const one = made[at]!;
    if (one === null) return outcome;
    const sampleId = added.get(one) ?? null;
    return sampleId === null ? { ...outcome, flaw: 'known_answer' } : { ...outcome, sampleId };
  });
}

/** The sample that an answer becomes; null: none. */
function asMade(
  { outcome: { answer, flaw, fault }, asked }: Answered,
  { run, params, cost }: StoringAnswers & { cost: number },
): NewSample | null {
  if (!asked || answer === null || flaw !== null || fault !== null) return null;
  const { question: of, draw } = asked;
  const { question, reference, language, externalId: idLike } = of;
  const { faithful, temperature, maxTokens } = params;
  const prompt = faithful ? writePrompt(promptLanguage(language)).id : answerPrompt(of, params.prompt).id;
  const generation = { run: run.id, prompt, draw: draw + 1, cost };
  return {
    ...{ question, reference, answer, language, idLike, generator: run.model, pedigree: null },
    coarseLabel: faithful ? 'consistent' : null,
    metadata: { generation: faithful ? generation : { ...generation, temperature, maxTokens } },
    isWhole: faithful,
  };
}

/** What all calls of each item came to, in the currency of the prices. */
async function costsOf(tx: Tx, runId: string, itemIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.runReply.groupBy({
    by: ['sampleId'],
    where: { runId, sampleId: { in: [...itemIds] } },
    _sum: { costMicros: true },
  });
  return new Map(rows.map(({ sampleId, _sum }) => [sampleId, fromMicros(_sum.costMicros ?? 0n)]));
}
