import type { Prisma } from '@/generated/prisma/client';
import { LlmFault } from '@/lib/llm/fault';
import { judgeSamples } from '../../judge-samples';
import { endRun } from '../end-run';
import { haltRun } from '../halt-run';
import type { BatchSample } from '../next-batch';
import type { RunWork } from '../predict-samples';
import { claimSamples, countRemainingSamples, dropClaims } from '../run-claims';
import { storeOutcome } from '../store-outcome';
import { storeTogether } from '../store-together';
import { askInBatches } from './ask-in-batches';
import { bookLeftAnswers } from './book-left-answers';
import { lookAtBatches } from './look-at-batches';
import { GOES_ON, OPEN_BATCH } from './open-batch';
import { restRun } from './rest-run';
import { sendBatch } from './send-batch';
import { WaitsForBatch } from './waits-for-batch';
import { WantedCalls } from './wanted-calls';

const AT_ONCE = 32;

/**
 * One turn of a run that sends its calls in batches: takes up what has been answered, judges samples as far as replies go, hands over
 * what they ask next, and puts the run off until there is something to look at. All that it knows is in the database, so
 * that any worker may do the next turn.
 */
export async function runInBatches(work: RunWork): Promise<void> {
  const { ctx, run, client, halt } = work;
  try {
    const ended = await lookAtBatches(work);
    const open = { runId: run.id, ...OPEN_BATCH };
    const nothing = (await ctx.db.callBatch.count({ where: open })) === 0;
    const covered = ended || nothing ? await judgeAsFarAs(work) : true;
    if (halt.aborted) return;
    const oldest = await ctx.db.callBatch.findFirst({
      where: { run: ofGroup(run), ...OPEN_BATCH },
      orderBy: { createdAt: 'asc' },
    });
    if (oldest) return await restRun(ctx, run, oldest);
    if ((await countRemainingSamples(ctx.db, run)) === 0) {
      await bookLeftAnswers(ctx.db, run.id, client.prices);
      return await endRun(ctx, run, { state: 'done' });
    }
    if (covered) return await restRun(ctx, run, null); // another worker is at the rest, or the endpoint wants smaller batches
    await haltRun(ctx, run, new LlmFault('over_budget', 'the next call may cost more than is left'));
  } catch (error) {
    if (!(error instanceof LlmFault)) throw error;
    if (error.passing) await restRun(ctx, run, null, error);
    else await haltRun(ctx, run, error);
  }
}

/** The run, and those of its group that go on: their batches hold replies that it waits for, and money that may come back. */
const ofGroup = ({ id, groupId }: RunWork['run']): Prisma.RunWhereInput =>
  groupId === null ? { id } : { OR: [{ id }, { groupId, ...GOES_ON }] };

/** Judges every sample until it waits for a reply, and sends what they wait for. False where the budget covers no more. */
async function judgeAsFarAs(work: RunWork): Promise<boolean> {
  const { ctx, run, workerId, method, params, halt } = work;
  const wanted = new WantedCalls();
  let [covered, full] = [true, false];
  let [after, atWork] = [-1, 0];
  const store = storeTogether(work, () => atWork);
  const send = async (): Promise<void> => {
    const calls = wanted.take(run.batchSize);
    if (full || !covered) return;
    const sent = await sendBatch(work, calls);
    full = sent.full;
    covered = full || sent.covered;
  };
  await judgeSamples<BatchSample>({
    method,
    params,
    halt,
    ask: (sample) => askInBatches(work, wanted, sample),
    atOnce: () => AT_ONCE,
    async take(room) {
      if (wanted.fills(run.batchSize)) await send();
      const samples = await claimSamples(ctx.db, run, workerId, room, after);
      after = samples.at(-1)?.ordinal ?? after;
      atWork += samples.length;
      return samples;
    },
    ended: async () => true,
    async put({ id }, outcome) {
      const waits = 'failure' in outcome && outcome.failure instanceof WaitsForBatch;
      const kept = waits
        ? dropClaims(ctx.db, run.id, { sampleIds: [id] }).then(() => true)
        : storeOutcome(work, store, id, outcome);
      if (!(await kept.finally(() => (atWork -= 1)))) work.stop();
    },
  });
  while (!halt.aborted && !wanted.isEmpty) await send();
  return covered;
}
