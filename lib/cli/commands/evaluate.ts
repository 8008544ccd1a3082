import { type Command, Option } from 'commander';
import { DEFAULT_FILE_METHOD, METHODS } from '@/lib/consistency/methods/registry';
import { chosenParams } from '@/lib/consistency/param-fields';
import {
  evaluateFile,
  type EvaluationResult,
  type EvaluationProgress,
} from '@/lib/exchange/server/evaluate/evaluate-file';
import { toMicros } from '@/lib/llm/price';
import { type EndpointOptions, endpointFromOptions, withEndpointOptions } from '../endpoint-options';
import { outcomeJson, outcomeText, progressLine } from '../evaluate-words';
import { untilStopped } from '../interrupt';
import { withMethodOptions } from '../method-options';
import { wholeNumber } from '../numbers';
import { type Cli, commandAlone } from './run';
import { errorLine } from '../words';

const TELL_EVERY_MS = 2_000;

interface Options extends EndpointOptions {
  method: string;
  out: string;
  limit?: number;
}

/** `face4rag evaluate INPUT --method l-face4rag --out DIR`: no project, no account, no database. */
export function register(evaluate: Command): void {
  evaluate
    .argument('<input>', 'a CSV, TSV, JSON or JSONL file')
    .addOption(
      new Option('--method <id>', 'method to judge with')
        .choices(METHODS.map(({ id }) => id))
        .default(DEFAULT_FILE_METHOD),
    )
    .requiredOption('--out <folder>', 'for the results, and for what is kept for the next time')
    .option('--limit <n>', 'judge the first rows of the file only', wholeNumber);
  withEndpointOptions(withMethodOptions(evaluate)).action(commandAlone(run));
}

async function run({ progress }: Pick<Cli, 'progress'>, input: string, options: Options) {
  const { out, limit = null } = options;
  const method = METHODS.find(({ id }) => id === options.method)!;
  const work = {
    input,
    out,
    method,
    limit,
    params: method.parse(chosenParams(method.params, { ...options })),
    endpoint: method.needsEndpoint ? endpointFromOptions(options) : null,
    budget: toMicros(options.budget ?? null),
  };
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1_000;
  const { signal: stop, release } = untilStopped();
  stop.addEventListener('abort', () => progress('Stopping: calls under way are waited for ...'));
  let timer: NodeJS.Timeout | undefined;
  const tell = (state: EvaluationProgress): void => {
    timer = setInterval(() => progress(progressLine(state, seconds())), TELL_EVERY_MS);
  };
  const outcome = await evaluateFile(work, stop, tell).finally(() => {
    clearInterval(timer);
    release();
  });
  throwIfEnded(outcome, stop);
  return {
    json: outcomeJson(out, outcome, seconds()),
    text: outcomeText(out, outcome),
    partial: outcome.failures.size + outcome.rejected > 0,
  };
}

/** Work that ended early fails with what there is: the results so far are written, and the same command continues. */
function throwIfEnded({ broken, samples, done, kept, failures }: EvaluationResult, stop: AbortSignal): void {
  const left = samples - done - kept - failures.size;
  const rest = `${done + kept} of ${samples} samples are judged and kept; the same command goes on.`;
  if (broken !== null && done + kept === 0) throw broken;
  if (broken !== null) throw new Error(`${errorLine(broken)} ${rest}`);
  if (stop.aborted && left > 0) throw new Error(`Stopped. ${rest}`);
}
