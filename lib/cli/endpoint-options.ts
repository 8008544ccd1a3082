import { type Command, InvalidArgumentError } from 'commander';
import { env } from '@/lib/env';
import { type ChosenEndpoint, chooseEndpoint } from '@/lib/llm/chosen-endpoint';
import { type EndpointModel, endpointSchema, isPriced } from '@/lib/llm/endpoint';
import { environmentEndpoint } from '@/lib/llm/environment-endpoint';
import { extraOf, type ModelOptions, withModelOptions } from './model-options';
import { amount, wholeNumber } from './numbers';

export interface EndpointOptions extends ModelOptions {
  baseUrl?: string;
  model?: string;
  apiKeyEnv?: string;
  allowPrivate?: true;
  maxInFlight?: number;
  inputPrice?: number;
  cachedPrice?: number;
  outputPrice?: number;
  budget?: number;
}

/** The options by which a command is told which model to ask, and for how much. */
export function withEndpointOptions(command: Command): Command {
  return withModelOptions(command)
    .option(
      '--base-url <url>',
      'endpoint, such as https://api.example.com/v1; FACE4RAG_LLM_BASE_URL',
      address,
    )
    .option('--model <name>', 'model to ask; the first of FACE4RAG_LLM_MODELS')
    .option(
      '--api-key-env <name>',
      'variable of the environment that holds the key; FACE4RAG_LLM_API_KEY, which goes to its own address alone',
    )
    .option('--allow-private', 'the endpoint may be on this machine or in a private network')
    .option('--max-in-flight <n>', 'the most calls at a time', wholeNumber)
    .option('--input-price <price>', 'of a million tokens asked', amount)
    .option('--cached-price <price>', "of a million tokens that were in the provider's cache", amount)
    .option('--output-price <price>', 'of a million tokens answered', amount)
    .option(
      '--budget <amount>',
      'the most that may be spent in the folder, in the currency of the prices',
      amount,
    );
}

/** The endpoint that the options and the environment name. Throws in words when there is none or its key is missing. */
export function endpointFromOptions({ apiKeyEnv, ...asked }: EndpointOptions): ChosenEndpoint {
  const apiKey = apiKeyEnv === undefined ? undefined : process.env[apiKeyEnv];
  if (apiKeyEnv !== undefined && !apiKey) throw new Error(`--api-key-env: ${apiKeyEnv} is not set.`);
  const endpoint = chooseEndpoint({ ...asked, ...extraOf(asked), apiKey }, environmentEndpoint(env()));
  if (!endpoint)
    throw new Error(
      'There is no model to ask: give --base-url and --model, or set FACE4RAG_LLM_BASE_URL and FACE4RAG_LLM_MODELS.',
    );
  requirePricesFor(asked.budget, endpoint.model, 'give --input-price and --output-price');
  return endpoint;
}

/** Throws in words where a budget is asked for and the model has no prices; `give`: how to give them. */
export function requirePricesFor(budget: number | undefined, model: EndpointModel, give: string): void {
  if (budget !== undefined && !isPriced(model))
    throw new Error(`--budget says nothing without prices: ${give}.`);
}

function address(text: string): string {
  const read = endpointSchema.shape.baseUrl.safeParse(text);
  if (!read.success) throw new InvalidArgumentError('It has to be an http or https address without a query.');
  return read.data;
}
