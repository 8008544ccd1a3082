import { setTimeout } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { getRun } from '@/lib/consistency/server/control/get-run';
import type { RunDetail } from '@/lib/consistency/run-schema';
import { listRuns } from '@/lib/consistency/server/control/list-runs';
import type { RunOrder } from '@/lib/consistency/run-order';
import { DEFAULT_PREFILL_METHOD, methodById, METHODS } from '@/lib/consistency/methods/registry';
import { chosenParams } from '@/lib/consistency/param-fields';
import { resumeRun } from '@/lib/consistency/server/control/resume-run';
import { runMethod } from '@/lib/consistency/server/run-method';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { untilStopped } from '../interrupt';
import { withMethodOptions } from '../method-options';
import { namedEndpoint } from '../named-endpoint';
import { namedProject } from '../named-project';
import { amount, wholeNumber } from '../numbers';
import { type Cli, command } from './run';

const ASK_EVERY_MS = 500;

interface Options {
  project: string;
  method: string;
  endpoint?: string;
  model?: string;
  budget?: number;
  only?: number;
  unread?: boolean;
  enqueue?: boolean;
  wait?: boolean;
}

/** `face4rag prefill`: reads every sample of a project with a method, so that people start from its verdicts. */
export function register(self: Command): void {
  withMethodOptions(self)
    .requiredOption('--project <project>', 'id or name of the project')
    .addOption(
      new Option('--method <id>', 'method to read with')
        .choices(METHODS.map(({ id }) => id))
        .default(DEFAULT_PREFILL_METHOD),
    )
    .option('--endpoint <endpoint>', 'of a method that asks a model: id or name of the endpoint')
    .option('--model <model>', 'which of its models; not needed when it has one')
    .addOption(
      new Option('--budget <amount>', 'never spend more, in the currency of the prices').argParser(amount),
    )
    .option('--unread', 'only samples without a prediction of this method and model')
    .addOption(new Option('--only <count>', 'only so many samples, drawn by lot').argParser(wholeNumber))
    .option('--enqueue', 'leave the reading to a worker')
    .option('--wait', 'with --enqueue: wait until the worker has done it')
    .action(command(prefill));
}

async function prefill(cli: Cli, options: Options) {
  const { project, enqueue, wait } = options;
  const projectId = await namedProject(cli.ctx, project);
  const id = await goingOrNew(cli, projectId, options);
  if (enqueue && !wait) return { json: { runId: id, state: 'queued' }, text: `Run ${id} is queued.` };
  const { signal: stop } = untilStopped();
  const work = enqueue ? untilEnd(cli, projectId, id, stop) : runMethod(cli.ctx, id, stop);
  await shown(cli, projectId, id, work).catch((thrown: unknown) => {
    if (stop.aborted)
      throw new Error(`Stopped. What was read is kept; the same command goes on with run ${id}.`);
    throw thrown;
  });
  const run = await getRun(cli.ctx, projectId, id);
  const { state, total, done, failed, error, params, account } = run;
  if (state === 'failed') throw new Error(`The run failed: ${error ?? 'no reason was stored'}.`);
  if (state === 'paused')
    throw new Error(`The run is paused (${error ?? 'by a person'}); the same command goes on with it.`);
  const asked = account
    ? ` ${account.calls} calls, ${account.reused} from the store, cost ${account.spent}.`
    : '';
  const text = `Run ${id}: ${state}. ${done} samples read, ${failed} could not be read.${asked}`;
  return { json: { runId: id, state, total, done, failed, params, account }, text };
}

/** The run of this method that has not ended, stopped, paused or queued as it may be; else a new one. */
async function goingOrNew({ ctx, progress }: Cli, projectId: string, options: Options): Promise<string> {
  const { method, budget } = options;
  const going = (await listRuns(ctx, projectId)).find(
    (run) => run.method === method && run.kind === 'full' && (isGoing(run) || run.state === 'paused'),
  );
  if (!going) return (await startRun(ctx, projectId, await orderOf(ctx, projectId, options))).id;
  progress(`Going on with run ${going.id}.`);
  if (going.state === 'paused') await resumeRun(ctx, projectId, going.id, { budget });
  return going.id;
}

async function orderOf(ctx: Cli['ctx'], projectId: string, options: Options): Promise<RunOrder> {
  const { method: id, budget, unread, only } = options;
  const method = methodById(id);
  const choice = { scope: unread ? 'unread' : 'all', count: only ?? null } as const;
  if (!method?.needsEndpoint) return { method: id, choice };
  return {
    method: id,
    params: chosenParams(method.params, { ...options }),
    choice,
    budget: budget ?? null,
    ...(await namedEndpoint(ctx, projectId, options)),
  };
}

/** Waits for a worker; rejects when stopped, and leaves the run to the worker then. */
async function untilEnd({ ctx }: Cli, projectId: string, id: string, stop: AbortSignal): Promise<void> {
  while (isGoing(await getRun(ctx, projectId, id))) await setTimeout(ASK_EVERY_MS, null, { signal: stop });
}

/** Says how far the run is while the work goes on, and passes on how it ends. */
async function shown(
  { ctx, progress }: Cli,
  projectId: string,
  id: string,
  work: Promise<void>,
): Promise<void> {
  let said = '';
  let ended = false;
  const end = work.finally(() => (ended = true));
  end.catch(() => undefined); // awaited below; meanwhile a rejection must not end the process
  const say = async () => {
    const { done, failed, total } = await getRun(ctx, projectId, id);
    const line = `${done + failed} / ${total}`;
    if (line !== said) progress(line);
    said = line;
  };
  while (!ended) {
    await Promise.race([end, setTimeout(ASK_EVERY_MS, null, { ref: false })]);
    await say();
  }
  await end;
  await say(); // the run may have ended while it was asked
}

const isGoing = ({ state }: Pick<RunDetail, 'state'>): boolean => state === 'queued' || state === 'running';
