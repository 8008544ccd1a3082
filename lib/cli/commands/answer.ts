import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { getAnswerRun } from '@/lib/construction/server/answers/get-answer-run';
import { runAnswers } from '@/lib/construction/server/answers/run-answers';
import { startAnswerRuns } from '@/lib/construction/server/answers/start-answer-runs';
import { diskBytes } from '@/lib/exchange/bytes/disk-bytes';
import { requiredText } from '@/lib/exchange/bytes/required-file';
import { readQuestions } from '@/lib/exchange/answers/read-questions';
import { interruptible } from '../interrupt';
import { namedEndpoint } from '../named/named-endpoint';
import { namedProject } from '../named/named-project';
import { amount, wholeNumber } from '../numbers';
import { repeated } from '../repeated';
import { workOnRun, lostText } from '../work-on-run';
import { type Cli, command, type CommandReport } from './run';

interface Options {
  project: string;
  file?: string;
  questions?: number;
  language?: string;
  endpoint?: string;
  model: string[];
  draws?: number;
  temperature?: number;
  maxTokens?: number;
  prompt?: string;
  system?: string;
  faithful?: boolean;
  dryRun?: boolean;
  budget?: number;
  run?: string;
}

/** `face4rag answer`: has models answer questions with their references, here and now. */
export function register(self: Command): void {
  self
    .requiredOption('--project <project>', 'id or name of the project')
    .option(
      '--file <file>',
      'questions with references (CSV, TSV, JSON, JSONL, XLSX or Parquet); those of the project without',
    )
    .option('--questions <n>', 'so many of them; all without', wholeNumber)
    .option('--language <language>', 'only questions in this language: zh or en')
    .option('--endpoint <endpoint>', 'id or name of the endpoint')
    .addOption(
      new Option('--model <model>', 'which of its models, once for each; not needed when it has one')
        .argParser(repeated)
        .default([], 'its only one'),
    )
    .option('--draws <n>', 'so many answers to each question', wholeNumber)
    .addOption(new Option('--temperature <number>', 'what they are sampled at').argParser(amount))
    .option('--max-tokens <n>', 'the longest answer, in tokens', wholeNumber)
    .option('--prompt <file>', 'a prompt of your own, in which {question} and {reference} are replaced')
    .option('--system <file>', 'the system message that goes with it')
    .option(
      '--faithful',
      'answers that say what the reference says and nothing else, checked by a second call',
    )
    .addOption(
      new Option('--budget <amount>', 'never spend more on a model, in the currency of its prices').argParser(
        amount,
      ),
    )
    .option('--dry-run', 'three questions, whose answers become no samples')
    .option('--run <id>', 'go on with a run that was stopped')
    .action(command(answer));
}

async function answer(cli: Cli, options: Options): Promise<CommandReport> {
  const projectId = await namedProject(cli.ctx, options.project);
  return interruptible((signal) =>
    options.run ? done(cli, projectId, options.run, signal) : ordered(cli, projectId, options, signal),
  );
}

/** Orders answers to the questions, by each model, and makes them. */
async function ordered(
  cli: Cli,
  projectId: string,
  options: Options,
  signal: AbortSignal,
): Promise<CommandReport> {
  const { file: path, prompt: user, system, endpoint, budget } = options;
  const names = options.model.length > 0 ? options.model : [undefined];
  const models: { endpointId: string; model: string }[] = [];
  for (const model of names) models.push(await namedEndpoint(cli.ctx, projectId, { endpoint, model }));
  const file = path === undefined ? null : await readQuestions(basename(path), diskBytes(path));
  const text = async (from?: string): Promise<string> => (from === undefined ? '' : requiredText(from));
  const { questions, language, draws, temperature, maxTokens, faithful, dryRun } = options;
  const { ids } = await startAnswerRuns(
    cli.ctx,
    projectId,
    {
      ...{ questions, language, draws, temperature, maxTokens, faithful, dryRun, models, budget },
      prompt: user === undefined ? null : { system: await text(system), user: await text(user) },
    },
    file,
  );
  const reports: CommandReport[] = [];
  for (const id of ids) reports.push(await done(cli, projectId, id, signal));
  const refused = (file?.refused ?? []).map(
    ({ line, reason }) => `Line ${line} holds no question: ${reason}.`,
  );
  return {
    json: reports.map(({ json }) => json),
    text: [...refused, ...reports.map((report) => report.text)].join('\n'),
    partial: refused.length > 0 || reports.some(({ partial }) => partial),
  };
}

/** Does a run, or the rest of it, here and now, and says how far it is. */
async function done(cli: Cli, projectId: string, id: string, signal: AbortSignal): Promise<CommandReport> {
  const { run, params, flaws, faults } = await workOnRun(cli, id, {
    read: () => getAnswerRun(cli.ctx, projectId, id),
    work: () => runAnswers(cli.ctx, id, signal),
    signal,
    kept: 'What was answered',
  });
  const { state, done: answered, failed, account } = run;
  const lost = lostText({ ...flaws, ...faults });
  const kept = params.dryRun ? 'answers, which are no samples' : 'answers are samples now';
  return {
    json: { runId: id, state, model: account?.model, answered, failed, flaws, faults, account },
    text: [
      `Run ${id}, ${account?.model}: ${answered} ${kept}, ${failed} came to nothing; cost ${account?.spent ?? 0}.`,
      ...(lost === '' ? [] : [`  ${lost}`]),
    ].join('\n'),
    partial: failed > 0,
  };
}
