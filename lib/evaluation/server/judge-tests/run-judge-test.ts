import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type ActiveRun, claimRun } from '@/lib/consistency/server/active-run';
import { endRun } from '@/lib/consistency/server/end-run';
import { askItems, type ItemSteps } from '@/lib/consistency/server/items/ask-items';
import { storeItem } from '@/lib/consistency/server/items/store-item';
import { type ModelWork, withModel } from '@/lib/consistency/server/with-model';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { type EmbeddingModel, judgeTestSettingsSchema } from '../../judge-test/settings';
import { ORDER_BIAS } from '../../order-bias/prompts';
import { STABILITY } from '../../stability/perturbations';
import { type ItemAsker, type ItemOutcome, orderBiasAsker, stabilityAsker } from './ask-item';
import { openEmbedder } from './open-embedder';

/**
 * Does a test of a judge, or the rest of it after a crash, as askRun does a run: nothing that was answered is asked again, and
 * faults, budget and pauses are the run's. Rejects when the signal is aborted, so that the job comes again.
 */
export async function runJudgeTest(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  methods: readonly Method[] = METHODS,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  if (!('$transaction' in ctx.db)) throw new Error('a test cannot be done within a transaction');
  const own = { ...ctx, db: ctx.db as PrismaClient };
  const run = await claimRun(own.db, runId);
  if (!run) return;
  const found = await askerOf(own.db, run, methods);
  if (!found) return endRun(own, run, { state: 'failed', error: 'method_unavailable' });
  const { asker, embedding } = found;
  const askAll = async (work: ModelWork): Promise<void> => {
    const embedder = embedding && openEmbedder(work, embedding, retryPolicy);
    const steps: ItemSteps<ItemOutcome> = {
      ask: (item, ask, halt) => asker.ask(item.content, ask, halt, embedder?.of(item) ?? null),
      failed: (failure) => asker.failed(failure),
      store: (item, kept) => storeItem(own.db, run.id, item.id, kept),
    };
    await askItems(work, steps).finally(() => embedder?.leave());
  };
  await withModel(own, run, signal, askAll, retryPolicy);
}

/** Null where the studio has another version of the test, or of the judge, than it was started with. */
async function askerOf(
  db: PrismaClient,
  { id, method: test, version }: ActiveRun,
  methods: readonly Method[],
): Promise<{ asker: ItemAsker; embedding: EmbeddingModel | null } | null> {
  const known = [ORDER_BIAS, STABILITY].some((one) => one.id === test && one.version === version);
  const stored = known ? await db.judgeTest.findUnique({ where: { runId: id } }) : null;
  if (!stored) return null;
  const settings = judgeTestSettingsSchema.parse(stored.settings);
  if (settings.test === 'order_bias') return { asker: orderBiasAsker, embedding: settings.embedding };
  const judge = methods.find((one) => one.id === settings.method && one.version === settings.methodVersion);
  return judge ? { asker: stabilityAsker(judge, judge.parse(settings.params)), embedding: null } : null;
}
