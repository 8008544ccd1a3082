import type { ConstructionRunDetail } from '@/lib/construction/run-view-schema';
import { getConstruction } from '@/lib/construction/server/get-construction';
import { makeConstruction } from '@/lib/construction/server/make-construction';
import { getConstructionRun } from '@/lib/construction/server/runs/get-construction-run';
import { runConstruction } from '@/lib/construction/server/runs/run-construction';
import { startConstruction } from '@/lib/construction/server/start-construction';
import type { SourceChoice } from '@/lib/construction/source-filter';
import type { Cli, CommandReport } from '../commands/run';
import { lostText, workOnRun } from '../work-on-run';

/** How many are wanted of each recipe. */
export type Wanted = Record<string, number>;

/** Has rules make samples, here and now. */
export async function byRule(
  { ctx }: Cli,
  projectId: string,
  order: SourceChoice & { wanted: Wanted },
  signal: AbortSignal,
): Promise<CommandReport> {
  const { id } = await startConstruction(ctx, projectId, order);
  await makeConstruction(ctx, id, signal);
  const { latest } = await getConstruction(ctx, projectId);
  const { done, total } = latest!;
  return {
    json: { constructionId: id, state: latest!.state, made: done, wanted: total },
    text: `By rule: ${done} of ${total} samples were made.`,
  };
}

/** Does a construction run, or the rest of it, here and now, and says how far it is. */
export async function byModel(
  cli: Cli,
  projectId: string,
  id: string,
  signal: AbortSignal,
): Promise<CommandReport> {
  const { run, recipes, params } = await workOnRun(cli, id, {
    read: () => getConstructionRun(cli.ctx, projectId, id),
    work: () => runConstruction(cli.ctx, id, signal),
    signal,
    kept: 'What was made',
  });
  const { state, done, failed, account } = run;
  const made = params.dryRun ? 'answers were changed, which are no samples' : 'samples were made';
  return {
    json: { runId: id, state, made: done, flawed: failed, recipes, account },
    text: [
      `Run ${id}: ${done} ${made}, ${failed} came to nothing; cost ${account?.spent ?? 0}.`,
      ...recipes.map(recipeLine),
    ].join('\n'),
    partial: failed > 0,
  };
}

function recipeLine({
  recipe,
  wanted,
  made,
  flaws,
  faults,
}: ConstructionRunDetail['recipes'][number]): string {
  const lost = lostText({ ...flaws, ...faults });
  return `  ${recipe}: ${made} of ${wanted}${lost === '' ? '' : `; ${lost}`}`;
}
