import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ConstructionRunDetail } from '@/lib/construction/run-view-schema';
import { RECIPES } from '@/lib/construction/recipe-list';
import { getConstruction } from '@/lib/construction/server/get-construction';
import { makeConstruction } from '@/lib/construction/server/make-construction';
import { getConstructionRun } from '@/lib/construction/server/runs/get-construction-run';
import { runConstruction } from '@/lib/construction/server/runs/run-construction';
import { startConstructionRun } from '@/lib/construction/server/runs/start-construction-run';
import { startConstruction } from '@/lib/construction/server/start-construction';
import { untilStopped } from '../interrupt';
import { namedEndpoint } from '../named-endpoint';
import { namedProject } from '../named-project';
import { amount, wholeNumber } from '../numbers';
import { shownProgress } from '../shown-progress';
import { type Cli, command, type CommandReport } from './run';

type Wanted = Record<string, number>;

interface Options {
  project: string;
  recipe: Wanted;
  language?: string;
  endpoint?: string;
  model?: string;
  budget?: number;
  dryRun?: boolean;
  run?: string;
}

/** `face4rag construct`: makes samples of those whose gold is consistent, by rule or by a model, here and now. */
export function register(self: Command): void {
  self
    .requiredOption('--project <project>', 'id or name of the project')
    .addOption(
      new Option('--recipe <recipe=count>', `how many of a recipe, once for each: ${recipeIds().join(', ')}`)
        .argParser(recipeCount)
        .default({}, 'none'),
    )
    .option('--language <language>', 'only sources in this language: zh or en')
    .option('--endpoint <endpoint>', 'of recipes that ask a model: id or name of the endpoint')
    .option('--model <model>', 'which of its models; not needed when it has one')
    .addOption(
      new Option('--budget <amount>', 'never spend more, in the currency of the prices').argParser(amount),
    )
    .option('--dry-run', 'a model makes three of each recipe at most, and none becomes a sample')
    .option('--run <id>', 'go on with a construction run that was stopped')
    .action(command(construct));
}

const recipeIds = (): string[] => RECIPES.map(({ recipe }) => recipe);

/** "number=20", added to those before it. */
function recipeCount(text: string, before: Wanted): Wanted {
  const [recipe = '', count = ''] = text.split('=');
  if (!recipeIds().includes(recipe))
    throw new InvalidArgumentError(`There is no recipe "${recipe}"; there are ${recipeIds().join(', ')}.`);
  return { ...before, [recipe]: wholeNumber(count) };
}

async function construct(cli: Cli, options: Options): Promise<CommandReport> {
  const projectId = await namedProject(cli.ctx, options.project);
  const { signal } = untilStopped();
  if (options.run) return model(cli, projectId, options.run, signal);
  const { language = null, budget = null, dryRun = false } = options;
  const rules = wantedOf(options.recipe, 'rule');
  const asked = wantedOf(options.recipe, 'model');
  if (!rules && !asked)
    throw new Error('Say with --recipe what is to be made, such as --recipe negation=20.');
  if (rules && dryRun) throw new Error('Rules have no dry run: they cost nothing.');
  const of = asked && (await namedEndpoint(cli.ctx, projectId, options));
  const ruled = rules && (await byRule(cli, projectId, { wanted: rules, language }, signal));
  if (!asked || !of) return ruled!;
  const order = { wanted: asked, language, ...of, budget, dryRun };
  const { id } = await startConstructionRun(cli.ctx, projectId, order);
  const made = await model(cli, projectId, id, signal);
  return ruled ? { ...made, json: [ruled.json, made.json], text: `${ruled.text}\n${made.text}` } : made;
}

/** What is wanted of recipes of a kind; null: nothing. */
function wantedOf(wanted: Wanted, maker: 'rule' | 'model'): Wanted | null {
  const own = RECIPES.filter((one) => one.maker === maker && wanted[one.recipe] !== undefined);
  return own.length === 0 ? null : Object.fromEntries(own.map(({ recipe }) => [recipe, wanted[recipe]!]));
}

async function byRule(
  { ctx }: Cli,
  projectId: string,
  order: { wanted: Wanted; language: string | null },
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

async function model(cli: Cli, projectId: string, id: string, signal: AbortSignal): Promise<CommandReport> {
  const read = () => getConstructionRun(cli.ctx, projectId, id);
  const work = runConstruction(cli.ctx, id, signal);
  await shownProgress(cli, async () => (await read()).run, work).catch((thrown: unknown) => {
    if (!signal.aborted) throw thrown;
    throw new Error(`Stopped. What was made is kept; --run ${id} goes on with it, or a worker does.`);
  });
  const { run, recipes, params } = await read();
  const { state, done, failed, error, account } = run;
  if (state === 'failed') throw new Error(`The run failed: ${error ?? 'no reason was stored'}.`);
  if (state === 'paused')
    throw new Error(`Run ${id} is paused (${error ?? 'by a person'}); resume it with another budget.`);
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
  const lost = Object.entries({ ...flaws, ...faults }).map(([name, count]) => `${name} ×${count}`);
  return `  ${recipe}: ${made} of ${wanted}${lost.length > 0 ? `; ${lost.join(', ')}` : ''}`;
}
