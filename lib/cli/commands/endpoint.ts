import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { fail } from '@/lib/errors';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { listEndpoints, type ListedEndpoint } from '@/lib/llm/server/list-endpoints';
import { testEndpoint } from '@/lib/llm/server/test-endpoint';
import { featuresLine } from '../words/features-words';
import { extraOf, type ModelOptions, withModelOptions } from '../model-options';
import { quotedNames } from '../named/named-endpoint';
import { amount } from '../numbers';
import { repeated } from '../repeated';
import { type Cli, command } from './run';

interface CreateOptions extends ModelOptions {
  baseUrl: string;
  model: string[];
  keyStdin?: boolean;
  allowPrivate?: boolean;
  inputPrice?: number;
  cachedInputPrice?: number;
  outputPrice?: number;
  batchShare?: number;
}

const EXAMPLES = `
Examples:
  $ face4rag endpoint create OpenAI --base-url https://api.openai.com/v1 --model gpt-4.1 --key-stdin < key.txt
  $ face4rag endpoint create Ours --base-url http://localhost:8000/v1 --model judge --allow-private
  $ face4rag endpoint create Qwen --base-url https://dashscope.aliyuncs.com/compatible-mode/v1 --model qwen3-32b \\
      --input-price 2 --output-price 8 --extra-body '{"enable_thinking": false}' --key-stdin < key.txt
docs/endpoints.md tells more: the settings FACE4RAG_LLM_*, keys, prices, limits.`;

/** `face4rag endpoint list | create | try`; the rest of `endpoint` follows from operations. */
export function register(endpoint: Command): void {
  endpoint.command('list').description('every endpoint with its models').action(command(list));
  withModelOptions(endpoint.command('create'))
    .description('make an endpoint; prices and what is sent beside hold for each of its models')
    .argument('<name>')
    .requiredOption('--base-url <url>', 'up to and including the version: https://api.example.com/v1')
    .requiredOption('--model <name>', 'a model as the endpoint knows it, once for each', repeated)
    .option('--key-stdin', 'read the API key from standard input')
    .option('--allow-private', 'let the address lead to this machine or a private network')
    .option('--input-price <price>', 'of a million tokens asked', amount)
    .option('--cached-input-price <price>', "of a million tokens that were in the provider's cache", amount)
    .option('--output-price <price>', 'of a million tokens answered', amount)
    .option('--batch-share <share>', 'of these prices in batches, from 0 to 1; half when not given', amount)
    .addHelpText('after', EXAMPLES)
    .action(command(create));
  endpoint
    .command('try')
    .alias('test')
    .description('ask a model one tiny question; every model of the endpoint when none is named')
    .argument('<endpoint>', 'its name or id')
    .argument('[model]')
    .action(command(test));
}

async function list({ ctx }: Cli) {
  const endpoints = await listEndpoints(ctx);
  const lines = endpoints.map(({ id, name, baseUrl, source, models }) =>
    [id, name, baseUrl, source, models.map((model) => model.name).join(', ')].join('\t'),
  );
  return { json: endpoints, text: lines.join('\n') };
}

/** The key comes on standard input, so that no list of processes shows it. */
async function create({ ctx }: Cli, name: string, options: CreateOptions) {
  const { baseUrl, model, keyStdin, allowPrivate = false, apiVersion, proxy } = options;
  const { inputPrice, cachedInputPrice, outputPrice, batchShare } = options;
  const apiKey = keyStdin ? (await text(process.stdin)).trim() : '';
  const each = { inputPrice, cachedInputPrice, outputPrice, batchShare, ...extraOf(options) };
  const models = model.map((named) => ({ name: named, ...each }));
  const fields = { name, baseUrl, models, allowPrivate, apiKey, apiVersion, proxy };
  const { id } = await createEndpoint(ctx, fields);
  return { json: { id, name }, text: id };
}

async function test({ ctx }: Cli, nameOrId: string, model?: string) {
  const endpoint = await find({ ctx }, nameOrId);
  const known = endpoint.models.map(({ name }) => name);
  if (model !== undefined && !known.includes(model))
    throw new Error(`${endpoint.name} has no model "${model}"; it has ${quotedNames(endpoint.models)}.`);
  const models = model === undefined ? known : [model];
  const results = [];
  for (const each of models) results.push({ model: each, ...(await testEndpoint(ctx, endpoint.id, each)) });
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  const lines = results.map((result) =>
    result.ok
      ? `${result.model}\tanswered in ${result.latencyMs} ms\t${featuresLine(result.features)}`
      : `${result.model}\t${result.reason.replaceAll('_', ' ')}\t${result.message}`,
  );
  return { json: results, text: lines.join('\n') };
}

async function find({ ctx }: Pick<Cli, 'ctx'>, nameOrId: string): Promise<ListedEndpoint> {
  const found = (await listEndpoints(ctx)).find(({ id, name }) => id === nameOrId || name === nameOrId);
  return found ?? fail({ code: 'not_found', object: 'endpoint' });
}
