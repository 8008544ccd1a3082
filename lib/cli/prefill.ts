import { setTimeout } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { getRun, type RunDetail } from '@/lib/consistency/server/get-run';
import { listRuns } from '@/lib/consistency/server/list-runs';
import { METHODS } from '@/lib/consistency/methods/registry';
import { runMethod } from '@/lib/consistency/server/run-method';
import { startRun } from '@/lib/consistency/server/start-run';
import { untilStopped } from './interrupt';
import { namedProject } from './named-project';
import { type Cli, command } from './run';

const ASK_EVERY_MS = 500;

interface Options {
  project: string;
  method: string;
  enqueue?: boolean;
  wait?: boolean;
}

/** `face4rag prefill`: reads every sample of a project with a method, so that people start from its verdicts. */
export function register(program: Command): void {
  program
    .command('prefill')
    .description(
      'let a method read every sample of a project, here and now; when it was stopped, the same command goes on',
    )
    .requiredOption('--project <project>', 'id or name of the project')
    .addOption(
      new Option('--method <id>', 'method to read with')
        .choices(METHODS.map(({ id }) => id))
        .default('offline'),
    )
    .option('--enqueue', 'leave the reading to a worker')
    .option('--wait', 'with --enqueue: wait until the worker has done it')
    .action(command(prefill));
}

async function prefill(cli: Cli, { project, method, enqueue, wait }: Options) {
  const projectId = await namedProject(cli.ctx, project);
  const id = await goingOrNew(cli, projectId, method);
  if (enqueue && !wait) return { json: { runId: id, state: 'queued' }, text: `Run ${id} is queued.` };
  const { signal: stop } = untilStopped();
  const work = enqueue ? untilEnd(cli, projectId, id, stop) : runMethod(cli.ctx, id, stop);
  await shown(cli, projectId, id, work).catch((thrown: unknown) => {
    if (stop.aborted)
      throw new Error(`Stopped. What was read is kept; the same command goes on with run ${id}.`);
    throw thrown;
  });
  const { state, total, done, failed, error, params } = await getRun(cli.ctx, projectId, id);
  if (state === 'failed') throw new Error(`The run failed: ${error ?? 'no reason was stored'}.`);
  const text = `Run ${id}: ${state}. ${done} samples read, ${failed} could not be read.`;
  return { json: { runId: id, state, total, done, failed, params }, text };
}

/** The run of this method that has not ended, stopped or queued as it may be; else a new one. */
async function goingOrNew({ ctx, progress }: Cli, projectId: string, method: string): Promise<string> {
  const going = (await listRuns(ctx, projectId)).find((run) => run.method === method && isGoing(run));
  if (!going) return (await startRun(ctx, projectId, method)).id;
  progress(`Going on with run ${going.id}.`);
  return going.id;
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
  while (!ended) {
    await Promise.race([end, setTimeout(ASK_EVERY_MS, null, { ref: false })]);
    const { done, failed, total } = await getRun(ctx, projectId, id);
    const line = `${done + failed} / ${total}`;
    if (line !== said) progress(line);
    said = line;
  }
  await end;
}

const isGoing = ({ state }: Pick<RunDetail, 'state'>): boolean => state === 'queued' || state === 'running';
