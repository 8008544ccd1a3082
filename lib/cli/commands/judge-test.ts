import { type Command, Option } from 'commander';
import { DEFAULT_MINIMUM } from '@/lib/evaluation/judge-test/limits';
import { estimatePairs } from '@/lib/exchange/server/judge-test/estimate-pairs';
import { testPairs } from '@/lib/exchange/server/judge-test/test-pairs';
import { toMicros } from '@/lib/llm/price';
import { type EndpointOptions, endpointFromOptions, withEndpointOptions } from '../endpoint-options';
import { pairEstimateText, pairProgressLine, pairTestJson, pairTestText } from '../words/judge-test-words';
import { amount, share, wholeNumber } from '../numbers';
import { errorLine } from '../words';
import { workOnFile } from '../work-on-file';
import { type Cli, commandAlone } from './run';

interface Options extends EndpointOptions {
  out: string;
  limit?: number;
  embeddingModel?: string;
  embeddingPrice: number;
  estimate?: true;
  minimumPassRate: number;
}

/** `face4rag judge-test order-bias INPUT --out DIR`: no project and no database; the rest of `judge-test` follows from operations. */
export function register(judgeTest: Command): void {
  const orderBias = judgeTest
    .command('order-bias')
    .description(
      'ask a model about the pairs of a file in both orders; when it was stopped, the same command goes on',
    )
    .argument(
      '<input>',
      'a CSV, TSV, JSON, JSONL, XLSX or Parquet file with article_sent, correct_sent and incorrect_sent',
    )
    .requiredOption('--out <folder>', 'for the results, and for what is kept for the next time')
    .addOption(
      new Option('--minimum-pass-rate <rate>', 'from which the judge passes')
        .argParser(share)
        .default(DEFAULT_MINIMUM),
    )
    .option('--limit <n>', 'ask about the first pairs of the file only', wholeNumber)
    .option(
      '--embedding-model <name>',
      'a model of the endpoint for embeddings: reads replies that name no option by the text that they are nearer to',
    )
    .addOption(
      new Option('--embedding-price <price>', 'of a million tokens embedded').argParser(amount).default(0),
    )
    .option('--estimate', 'only say what it would take; nothing is asked and nothing written');
  withEndpointOptions(orderBias).action(commandAlone(testFile));
}

async function testFile(cli: Pick<Cli, 'progress'>, input: string, options: Options) {
  const { out, limit = null, minimumPassRate } = options;
  const endpoint = endpointFromOptions(options);
  if (options.estimate) {
    const estimate = await estimatePairs({ input, limit }, endpoint.model);
    return { json: estimate, text: pairEstimateText(input, estimate) };
  }
  const { embeddingModel: name, embeddingPrice: inputPrice } = options;
  const embedding = name === undefined ? null : { name, inputPrice, cachedInputPrice: null, outputPrice: 0 };
  const budget = toMicros(options.budget ?? null);
  const work = { input, out, endpoint, budget, minimumPassRate, limit, embedding };
  const { result, stopped } = await workOnFile(
    cli,
    (stop, tell) => testPairs(work, stop, tell),
    pairProgressLine,
  );
  const { pairs, done, failed, broken } = result;
  const rest = `${done} of ${pairs} pairs are asked and kept; the same command goes on.`;
  if (broken !== null) throw done === 0 ? broken : new Error(`${errorLine(broken)} ${rest}`);
  if (stopped && done + failed < pairs) throw new Error(`Stopped. ${rest}`);
  return {
    json: pairTestJson(out, result),
    text: pairTestText(out, result),
    partial: failed + result.refused.length > 0,
  };
}
