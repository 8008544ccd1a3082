import { setTimeout } from 'node:timers/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { DEFAULT_PREFILL_METHOD, METHODS } from '@/lib/consistency/methods/registry';
import type { RunDetail } from '@/lib/consistency/run-schema';
import { waitsForBatches } from '@/lib/consistency/waits-for-batches';
import { interruptible } from '../interrupt';
import { withMethodOptions } from '../method-options';
import { namedProject } from '../named/named-project';
import { amount, wholeNumber } from '../numbers';
import { localTime } from '../local-time';
import { goesOn, orderedRun, type RunOptions } from '../ordered-run';
import { prefillGroup } from '../run-group/prefill-group';
import { restingText, runTurns } from '../run-turns';
import { shownProgress } from '../shown-progress';
import { type Cli, command } from './run';

const ASK_EVERY_MS = 500;

interface Options extends RunOptions {
  project: string;
  methods?: string[];
  enqueue?: boolean;
  wait?: boolean;
}

/** `face4rag prefill`: a method predicts the labels of every sample of a project, so that people start from its verdicts. */
export function register(self: Command): void {
  withMethodOptions(self)
    .requiredOption('--project <project>', 'id or name of the project')
    .addOption(
      new Option('--method <id>', 'method to predict with')
        .choices(METHODS.map(({ id }) => id))
        .default(DEFAULT_PREFILL_METHOD),
    )
    .addOption(
      new Option(
        '--methods <ids>',
        'several methods over the same samples with one budget: ragas,refchecker,whole-answer',
      )
        .argParser(methodIds)
        .conflicts(['method', 'judges']),
    )
    .option('--endpoint <endpoint>', 'of a method that asks a model: id or name of the endpoint')
    .option('--model <model>', 'which of its models; not needed when it has one')
    .addOption(
      new Option('--budget <amount>', 'never spend more, in the currency of the prices').argParser(amount),
    )
    .option('--without-prediction', 'only samples without a prediction of this method and model')
    .option(
      '--gold-of <snapshot>',
      'only samples whose gold this snapshot decides: 3, or 3/test for one split',
    )
    .addOption(new Option('--only <count>', 'only so many samples, drawn by lot').argParser(wholeNumber))
    .option('--enqueue', 'leave the run to a worker')
    .option('--in-batches', 'let the endpoint answer within a day, at its lower price for batches')
    .option(
      '--wait',
      'wait until a worker has done it (--enqueue), or the batches are answered (--in-batches)',
    )
    .action(command(prefill));
}

/** "a,b,c": methods that can be ordered together, each once. */
function methodIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  const possible = METHODS.filter(({ votes }) => !votes).map(({ id }) => id);
  if (new Set(ids).size < ids.length || !ids.every((id) => possible.includes(id)))
    throw new InvalidArgumentError(`It has to be some of ${possible.join(', ')}, each once.`);
  return ids;
}

async function prefill(cli: Cli, options: Options) {
  const { project, methods, enqueue, wait } = options;
  const projectId = await namedProject(cli.ctx, project);
  if (methods) return prefillGroup(cli, projectId, { ...options, methods });
  const id = await orderedRun(cli, projectId, options);
  if (enqueue && !wait) return { json: { runId: id, state: 'queued' }, text: `Run ${id} is queued.` };
  await interruptible(async (stop) => {
    const work = enqueue ? untilEnd(cli, projectId, id, stop) : runTurns(cli, projectId, id, { stop, wait });
    await shownProgress(cli, () => getRun(cli.ctx, projectId, id), work).catch((thrown: unknown) => {
      if (stop.aborted)
        throw new Error(`Stopped. What was predicted is kept; the same command goes on with run ${id}.`);
      throw thrown;
    });
  });
  const run = await getRun(cli.ctx, projectId, id);
  const { state, total, done, failed, error, pausedUntil, params, account } = run;
  if (state === 'failed') throw new Error(`The run failed: ${error ?? 'no reason was stored'}.`);
  if (waitsForBatches(run)) return restingIn(run);
  if (state === 'paused')
    throw new Error(
      `The run is paused (${error ?? 'by a person'})${until(pausedUntil)}; the same command goes on with it.`,
    );
  const asked = account
    ? ` ${account.calls} calls, ${account.reused} from the store, cost ${account.spent}.`
    : '';
  const text = `Run ${id}: ${state}. ${done} samples judged, ${failed} could not be judged.${asked}`;
  return { json: { runId: id, state, total, done, failed, params, account }, text, partial: failed > 0 };
}

function restingIn(run: RunDetail) {
  const { id, state, total, done, failed, account } = run;
  return {
    json: { runId: id, state, total, done, failed, account },
    text: `Run ${id}: ${restingText([run])}`,
  };
}

/** When a worker goes on by itself, in the time of this machine. */
const until = (time: string | null): string =>
  time === null ? '' : ` until ${localTime(new Date(time))}, when a worker goes on`;

/** Waits for a worker; rejects when stopped, and leaves the run to the worker then. */
async function untilEnd({ ctx }: Cli, projectId: string, id: string, stop: AbortSignal): Promise<void> {
  while (goesOn(await getRun(ctx, projectId, id))) await setTimeout(ASK_EVERY_MS, null, { signal: stop });
}
