import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { type ActiveRun, claimRun } from '@/lib/consistency/server/active-run';
import { endRun } from '@/lib/consistency/server/end-run';
import { haltRun } from '@/lib/consistency/server/halt-run';
import { askAbout } from '@/lib/consistency/server/predict-samples';
import { failureOf } from '@/lib/consistency/server/store-outcome';
import { walkSamples } from '@/lib/consistency/server/walk-samples';
import { type ModelWork, withModel } from '@/lib/consistency/server/with-model';
import { isRefusedFromStart } from '@/lib/consistency/refused-from-start';
import { workThrough } from '@/lib/consistency/judge-samples';
import { LlmFault } from '@/lib/llm/fault';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { type EmbeddingModel, judgeTestSettingsSchema } from '../../judge-test/settings';
import { ORDER_BIAS } from '../../order-bias/prompts';
import { STABILITY } from '../../stability/perturbations';
import { type ItemAsker, orderBiasAsker, stabilityAsker } from './ask-item';
import { type ClaimedItem, claimItems, countOpenItems } from './claim-items';
import { firstFaults } from './failed-items';
import { type Embedder, openEmbedder } from './open-embedder';
import { storeItem } from './store-item';

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
    await askItems(work, asker, embedder).finally(() => embedder?.leave());
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

/** Claims items and asks about several at once, earlier ones first, until none is left. */
async function askItems(work: ModelWork, asker: ItemAsker, embedder: Embedder | null): Promise<void> {
  const { ctx, run, workerId, client, halt } = work;
  const portOf = askAbout(work);
  await workThrough<ClaimedItem>(
    {
      halt,
      atOnce: () => Math.max(1, Math.ceil(client.limiter.permitted)) + 1,
      take: walkSamples((after, room) => claimItems(ctx.db, run.id, workerId, room, after)),
      ended: async () => (await countOpenItems(ctx.db, run.id)) === 0,
    },
    async (item, signal) => {
      let fault: unknown = null;
      const embed = embedder?.of(item) ?? null;
      const outcome = await asker
        .ask(item.content, portOf(item), signal, embed)
        .catch(async (error: unknown) => {
          fault = error;
          const failure = await failureOf(work, error);
          return failure && asker.failed(failure);
        });
      if (outcome) await storeItem(ctx.db, run.id, item.id, outcome);
      if (fault instanceof LlmFault && fault.kind === 'rejected') await haltIfRefused(work, fault);
    },
  );
  if (!halt.aborted) await endRun(ctx, run, { state: 'done' });
}

/** Ends the test where its first items all met a refusal that nobody knows, as this one did. */
async function haltIfRefused({ ctx, run, stop }: ModelWork, refusal: LlmFault): Promise<void> {
  if (!isRefusedFromStart(await firstFaults(ctx.db, run.id))) return;
  await haltRun(ctx, run, refusal);
  stop();
}
