import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import { getRun, type RunDetail } from '@/lib/consistency/server/get-run';
import { startRun } from '@/lib/consistency/server/start-run';
import { namedProject } from './named-project';
import { type Cli, command } from './run';

const ASK_EVERY_MS = 500;

interface Options {
  project: string;
  method: string;
  wait?: boolean;
}

/** `face4rag prefill`: reads every sample of a project with a method, so that people start from its verdicts. */
export function register(program: Command): void {
  program
    .command('prefill')
    .description('let a method read every sample of a project')
    .requiredOption('--project <project>', 'id or name of the project')
    .option('--method <id>', 'method to read with', 'offline')
    .option('--wait', 'wait for the end of the run; a worker must be running')
    .action(
      command(async (cli, { project, method, wait }: Options) => {
        const projectId = await namedProject(cli.ctx, project);
        const { id } = await startRun(cli.ctx, projectId, method);
        if (!wait) return { json: { runId: id, state: 'queued' }, text: `Run ${id} is queued.` };
        const run = await untilEnd(cli, projectId, id);
        const { state, done, failed, total } = run;
        if (state === 'failed') throw new Error(`The run failed: ${run.error ?? 'no reason was stored'}.`);
        const text = `Run ${id}: ${state}. ${done} samples read, ${failed} could not be read.`;
        return { json: { runId: id, state, total, done, failed, params: run.params }, text };
      }),
    );
}

async function untilEnd(cli: Cli, projectId: string, runId: string): Promise<RunDetail> {
  for (let shown = -1; ; await setTimeout(ASK_EVERY_MS)) {
    const run = await getRun(cli.ctx, projectId, runId);
    const read = run.done + run.failed;
    if (read !== shown) cli.progress(`${read} / ${run.total}`);
    shown = read;
    if (run.state !== 'queued' && run.state !== 'running') return run;
  }
}
