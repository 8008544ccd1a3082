import type { Command } from 'commander';
import { cancelRun } from '@/lib/consistency/server/cancel-run';
import { getRun } from '@/lib/consistency/server/get-run';
import { listRuns } from '@/lib/consistency/server/list-runs';
import { pauseRun } from '@/lib/consistency/server/pause-run';
import { readAgain } from '@/lib/consistency/server/read-again';
import { resumeRun } from '@/lib/consistency/server/resume-run';
import { retryFailures } from '@/lib/consistency/server/retry-failures';
import { namedProject } from './named-project';
import { amount } from './numbers';
import { type Cli, command } from './run';

interface Options {
  project: string;
  budget?: number;
}
type Act = (ctx: Cli['ctx'], projectId: string, runId: string, options: Options) => Promise<unknown>;

/** `face4rag run list | show | pause | resume | cancel | retry | ask-again`; prefill starts them. */
export function register(program: Command): void {
  const run = program.command('run').description('pre-fill runs of a project; prefill starts one');
  const add = (name: string, description: string): Command =>
    run
      .command(name)
      .description(description)
      .requiredOption('--project <project>', 'id or name of the project');
  add('list', 'the latest hundred runs, newest first').action(command(list));
  add('show', 'one run: how far, at what cost, what failed').argument('<run>').action(command(show));
  const acting = (name: string, description: string, act: Act): Command =>
    add(name, description)
      .argument('<run>')
      .action(command((cli, id: string, options: Options) => done(cli, id, options, act)));
  acting('pause', 'make no new call; what is under way is stored', pauseRun);
  acting('cancel', 'end a run; what it has read stays', cancelRun);
  acting('retry', 'read once more the samples that could not be read', retryFailures);
  acting('resume', 'let a paused or failed run go on, by a worker', (ctx, projectId, id, { budget }) =>
    resumeRun(ctx, projectId, id, { budget }),
  ).option('--budget <amount>', 'never spend more, in the currency of the prices', amount);
  add('ask-again', 'start a run over the samples with a stage without a verdict')
    .argument('<run>')
    .action(command(askAgain));
}

async function list({ ctx }: Cli, { project }: Options) {
  const runs = await listRuns(ctx, await namedProject(ctx, project));
  const lines = runs.map(({ id, method, kind, state, done, total }) =>
    [id, method, kind, state, `${done} / ${total}`].join('\t'),
  );
  return { json: runs, text: lines.join('\n') };
}

async function show({ ctx }: Cli, id: string, { project }: Options) {
  const run = await getRun(ctx, await namedProject(ctx, project), id);
  const { method, state, done, failed, total, account, error, failures } = run;
  const cost = account ? `; ${account.calls} calls, cost ${account.spent}` : '';
  const lines = [
    `${method}: ${state}${error ? ` (${error})` : ''}. ${done} of ${total} read, ${failed} not${cost}.`,
    ...failures.map(({ externalId, reason }) => `${externalId}\t${reason}`),
  ];
  return { json: run, text: lines.join('\n') };
}

async function done({ ctx }: Cli, id: string, options: Options, act: Act) {
  const projectId = await namedProject(ctx, options.project);
  await act(ctx, projectId, id, options);
  const { state } = await getRun(ctx, projectId, id);
  return { json: { runId: id, state }, text: `Run ${id}: ${state}.` };
}

async function askAgain({ ctx }: Cli, id: string, { project }: Options) {
  const run = await readAgain(ctx, await namedProject(ctx, project), id);
  return { json: { runId: run.id, state: 'queued' }, text: `Run ${run.id} is queued.` };
}
