import { type Command, InvalidArgumentError, Option } from 'commander';
import type { RunAccount } from '@/lib/consistency/run-schema';
import { missingSamples, wantedOfMissing } from '@/lib/construction/plan/plan-rows';
import { RECIPES, recipeOf } from '@/lib/construction/recipe-list';
import { PLUS } from '@/lib/construction/combination';
import { getPlan } from '@/lib/construction/server/plan/get-plan';
import { startConstructionRun } from '@/lib/construction/server/runs/start-construction-run';
import { type AnswerLength, LENGTHS, type SourceChoice } from '@/lib/construction/source-filter';
import { byModel, byRule, type Wanted } from '../construct/make-samples';
import { interruptible } from '../interrupt';
import { namedEndpoint } from '../named/named-endpoint';
import { namedProject } from '../named/named-project';
import { amount, wholeNumber } from '../numbers';
import { type Cli, command, type CommandReport } from './run';

interface Options {
  project: string;
  recipe: Wanted;
  plan?: boolean;
  language?: string;
  generator?: string;
  length?: AnswerLength;
  claimed?: boolean;
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
    .addOption(new Option('--recipe <recipe=count>', RECIPE_HELP).argParser(recipeCount).default({}, 'none'))
    .option('--plan', 'what the composition plan lacks, by a model, in the place of --recipe')
    .option('--language <language>', 'only sources in this language: zh or en')
    .option('--generator <generator>', 'only sources whose answers this model wrote')
    .addOption(new Option('--length <length>', 'only sources with answers of this length').choices(LENGTHS))
    .option('--claimed', 'also sources without gold that their file, or a check, calls consistent')
    .option('--endpoint <endpoint>', 'of recipes that ask a model: id or name of the endpoint')
    .option('--model <model>', 'which of its models; not needed when it has one')
    .addOption(
      new Option('--budget <amount>', 'never spend more, in the currency of the prices').argParser(amount),
    )
    .option('--dry-run', 'a model makes three of each recipe at most, and none becomes a sample')
    .option('--run <id>', 'go on with a construction run that was stopped')
    .action(command(construct));
}

const RECIPE_IDS = RECIPES.map(({ recipe }) => recipe).join(', ');
const RECIPE_HELP = `how many of a recipe, or of a combination such as number+negation, once for each: ${RECIPE_IDS}`;

/** "number=20" or "number+negation=20", added to those before it. */
function recipeCount(text: string, before: Wanted): Wanted {
  const [id = '', count = ''] = text.split('=');
  const found = recipeOf(id);
  if (!found) throw new InvalidArgumentError(refusalOf(id));
  return { ...before, [found.recipe]: wholeNumber(count) };
}

const refusalOf = (id: string): string =>
  id.includes(PLUS)
    ? `"${id}" is no combination: it takes two or three different recipes, all rules or all asking a model, that make an error in a part of the answer.`
    : `There is no recipe "${id}"; there are ${RECIPE_IDS}.`;

async function construct(cli: Cli, options: Options): Promise<CommandReport> {
  const projectId = await namedProject(cli.ctx, options.project);
  return interruptible((signal) => {
    if (options.run) return byModel(cli, projectId, options.run, signal);
    if (options.plan) return ofPlan(cli, projectId, options, signal);
    const { language = null, generator = null, length = null, claimed = false, recipe } = options;
    const order = { language, generator, length, claimed, recipe };
    return ordered(cli, projectId, { ...options, order }, signal);
  });
}

type Order = SourceChoice & { recipe: Wanted };

/** Makes what is ordered: by rule first, as that costs nothing. */
async function ordered(
  cli: Cli,
  projectId: string,
  { order: { recipe, ...filter }, budget, dryRun = false, ...named }: Options & { order: Order },
  signal: AbortSignal,
): Promise<CommandReport> {
  const rules = wantedOf(recipe, 'rule');
  const asked = wantedOf(recipe, 'model');
  if (!rules && !asked)
    throw new Error('Say with --recipe what is to be made, such as --recipe negation=20.');
  if (rules && dryRun) throw new Error('Rules have no dry run: they cost nothing.');
  const of = asked && (await namedEndpoint(cli.ctx, projectId, named));
  const ruled = rules && (await byRule(cli, projectId, { wanted: rules, ...filter }, signal));
  if (!asked || !of) return ruled!;
  const { id } = await startConstructionRun(cli.ctx, projectId, {
    wanted: asked,
    ...filter,
    ...of,
    budget,
    dryRun,
  });
  const made = await byModel(cli, projectId, id, signal);
  return ruled ? joined([ruled, made]) : made;
}

/** Makes what the composition plan lacks by a model, within one budget for all of it. */
async function ofPlan(
  cli: Cli,
  projectId: string,
  options: Options,
  signal: AbortSignal,
): Promise<CommandReport> {
  const { rows } = await getPlan(cli.ctx, projectId);
  const reports: CommandReport[] = [];
  let left = options.budget;
  for (const { missing, ...filter } of missingSamples(rows)) {
    const order = {
      ...filter,
      claimed: options.claimed ?? false,
      recipe: wantedOfMissing({ missing }, 'model'),
    };
    if (Object.keys(order.recipe).length === 0) continue;
    const report = await ordered(cli, projectId, { ...options, budget: left, order }, signal);
    reports.push(report);
    const { account } = report.json as { account: RunAccount | null };
    if (left !== undefined) left = Math.max(0, left - (account?.spent ?? 0));
  }
  if (reports.length === 0) return { json: [], text: 'The plan is met, or what it lacks is in work.' };
  return joined(reports);
}

const joined = (reports: readonly CommandReport[]): CommandReport => ({
  json: reports.map(({ json }) => json),
  text: reports.map(({ text }) => text).join('\n'),
  partial: reports.some(({ partial }) => partial),
});

/** What is wanted of recipes of a kind; null: nothing. */
function wantedOf(wanted: Wanted, maker: 'rule' | 'model'): Wanted | null {
  const own = Object.entries(wanted).filter(([recipe]) => recipeOf(recipe)?.maker === maker);
  return own.length === 0 ? null : Object.fromEntries(own);
}
