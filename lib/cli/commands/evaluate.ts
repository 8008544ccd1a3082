import { type Command, Option } from 'commander';
import { DEFAULT_FILE_METHOD, METHODS, needsProject } from '@/lib/consistency/methods/registry';
import { chosenParams } from '@/lib/consistency/param-fields';
import {
  evaluateFile,
  type EvaluationProgress,
  type EvaluationResult,
} from '@/lib/exchange/server/evaluate/evaluate-file';
import { toMicros } from '@/lib/llm/price';
import { type EndpointOptions, endpointFromOptions, withEndpointOptions } from '../endpoint-options';
import { outcomeJson, outcomeText, progressLine } from '../words/evaluate-words';
import { withMethodOptions } from '../method-options';
import { wholeNumber } from '../numbers';
import { type Cli, commandAlone } from './run';
import { errorLine } from '../words';
import { workOnFile } from '../work-on-file';

/** What the options say; those of methods stand beside these. */
export interface EvaluateOptions extends EndpointOptions {
  method: string;
  out: string;
  limit?: number;
}

/** `face4rag evaluate INPUT --method l-face4rag --out DIR`: no project, no account, no database. */
export function register(evaluate: Command): void {
  withEvaluateOptions(evaluate)
    .requiredOption('--out <folder>', 'for the results, and for what is kept for the next time')
    .action(
      commandAlone((cli, input: string, options: EvaluateOptions) => evaluateInput(cli, input, options)),
    );
}

/** The file, the method and the model of a command that judges a file; where results go is the command's own. */
export function withEvaluateOptions(command: Command): Command {
  command
    .argument('<input>', 'a CSV, TSV, JSON, JSONL, XLSX or Parquet file, or an export of the studio')
    .addOption(
      new Option('--method <id>', 'method to judge with')
        .choices(METHODS.map(({ id }) => id))
        .default(DEFAULT_FILE_METHOD),
    )
    .option('--limit <n>', 'judge the first samples of the file only', wholeNumber);
  return withEndpointOptions(withMethodOptions(command));
}

/** Judges a file as the options say, telling how far it is. `needsLabels`: a file without labels is refused. */
export async function evaluateInput(
  cli: Pick<Cli, 'progress'>,
  input: string,
  options: EvaluateOptions,
  needsLabels = false,
) {
  const { out, limit = null } = options;
  const method = METHODS.find(({ id }) => id === options.method)!;
  if (needsProject(method))
    throw new Error(
      `The method ${method.id} reads what people and judges said in a project, and a file has none: "face4rag prefill --method ${method.id}" runs it in a project.`,
    );
  const work = {
    input,
    out,
    method,
    limit,
    needsLabels,
    params: method.parse(chosenParams(method.params, { ...options })),
    endpoint: method.needsEndpoint ? endpointFromOptions(options) : null,
    budget: toMicros(options.budget ?? null),
  };
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1_000;
  const { result: outcome, stopped } = await workOnFile(
    cli,
    (stop, tell) => evaluateFile(work, stop, tell),
    (state: EvaluationProgress) => progressLine(state, seconds()),
  );
  throwIfEnded(outcome, stopped);
  return {
    json: outcomeJson(out, outcome, seconds()),
    text: outcomeText(out, outcome),
    partial: outcome.failures.size + outcome.rejected > 0,
  };
}

/** Work that ended early fails with what there is: the results so far are written, and the same command continues. */
function throwIfEnded({ broken, samples, done, kept, failures }: EvaluationResult, stopped: boolean): void {
  const left = samples - done - kept - failures.size;
  const rest = `${done + kept} of ${samples} samples are judged and kept; the same command goes on.`;
  if (broken !== null && done + kept === 0) throw broken;
  if (broken !== null) throw new Error(`${errorLine(broken)} ${rest}`);
  if (stopped && left > 0) throw new Error(`Stopped. ${rest}`);
}
