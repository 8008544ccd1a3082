import { setTimeout } from 'node:timers/promises';
import type { RunGroupView } from '@/lib/consistency/run-group/view-schema';
import { getRunGroup } from '@/lib/consistency/server/run-group/get-run-group';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import type { Cli, CommandReport } from '../commands/run';
import { interruptible } from '../interrupt';
import { goesOn, isGoing } from '../ordered-run';
import { restingText, runTurns } from '../run-turns';
import { type GroupOptions, orderedGroup } from './ordered-group';

const ASK_EVERY_MS = 500;

/** Does all runs of a group side by side, here or by workers, and says how far they are together. */
export async function prefillGroup(
  cli: Cli,
  projectId: string,
  { enqueue, wait, ...options }: GroupOptions & { enqueue?: boolean; wait?: boolean },
): Promise<CommandReport> {
  const id = await orderedGroup(cli, projectId, options);
  const look = (): Promise<RunGroupView> => getRunGroup(cli.ctx, projectId, id);
  if (enqueue && !wait) return { json: { groupId: id, state: 'queued' }, text: `Run group ${id} is queued.` };
  const { runs } = await look();
  const going = ({ runs }: RunGroupView): boolean => runs.some(wait ? goesOn : isGoing);
  await interruptible(async (stop) => {
    const work = enqueue ? [] : runs.map(({ id: runId }) => runTurns(cli, projectId, runId, { stop, wait }));
    await shown(cli, look, stop, allEnded(work), going).catch((thrown: unknown) => {
      if (stop.aborted)
        throw new Error(
          `Stopped. What was predicted is kept; the same command goes on with run group ${id}.`,
        );
      throw thrown;
    });
  });
  return reportOf(await look());
}

/** Says how far the runs are, until the work here has ended and none is left to a worker. Rejects when stopped, once calls under way are kept. */
async function shown(
  { progress }: Cli,
  look: () => Promise<RunGroupView>,
  stop: AbortSignal,
  work: Promise<unknown>,
  going: (group: RunGroupView) => boolean,
): Promise<void> {
  let said = '';
  let ended = false;
  const end = work.finally(() => (ended = true));
  end.catch(() => undefined); // awaited below; meanwhile a rejection must not end the process
  for (;;) {
    const later = setTimeout(ASK_EVERY_MS);
    await (ended ? later : Promise.race([end, later]));
    const group = await look();
    const line = `${group.done + group.failed} / ${group.total}; cost ${group.spent}`;
    if (line !== said) progress(line);
    said = line;
    if (ended && (stop.aborted || !going(group))) break;
  }
  await end;
  stop.throwIfAborted();
}

/** Waits for all of them, and rejects as the first that did. */
async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(work);
  const rejected = ends.find((end) => end.status === 'rejected');
  if (rejected) throw rejected.reason;
}

function reportOf({
  id,
  state,
  total,
  done,
  failed,
  calls,
  reused,
  spent,
  runs,
}: RunGroupView): CommandReport {
  const resting = runs.filter(waitsForBatches);
  const stopped = runs.filter(
    (run) => run.state === 'failed' || (run.state === 'paused' && !resting.includes(run)),
  );
  if (stopped.length > 0) {
    const reasons = stopped.map(
      ({ method, state, error }) => `${method} is ${state} (${error ?? 'by a person'})`,
    );
    throw new Error(`${reasons.join('; ')}; the same command goes on with it.`);
  }
  const said = `${done} of ${total} predictions by ${runs.length} methods, ${failed} could not be made. ${calls} calls, ${reused} from the store, cost ${spent}.`;
  return {
    json: {
      ...{ groupId: id, state, total, done, failed, calls, reused, spent },
      runs: runs.map((run) => ({ runId: run.id, method: run.method, state: run.state })),
    },
    text:
      resting.length > 0 ? `Run group ${id}: ${restingText(resting)}` : `Run group ${id}: ${state}. ${said}`,
    partial: failed > 0,
  };
}
