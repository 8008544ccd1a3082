import path from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { type ChosenEndpoint, chooseEndpoint } from '@/lib/llm/chosen-endpoint';
import { environmentEndpoint } from '@/lib/llm/environment-endpoint';
import { toMicros } from '@/lib/llm/price';

export const USAGE = 2;

/** What is to be evaluated, and by whom. */
export interface EvaluationOptions {
  file: string;
  /** Where replies and predictions are kept. */
  out: string;
  limit: number | undefined;
  factsOnly: boolean;
  budget: bigint | null;
  endpoint: ChosenEndpoint;
}

/** Reads the command line and the environment; returns in words what is missing. */
export function asked(args: string[]): EvaluationOptions | string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      out: { type: 'string' },
      budget: { type: 'string' },
      'facts-only': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) return 'usage: RUN_EVALS=1 npm run eval:judge -- FILE.jsonl';
  const [limit, budget] = [numberOf(values.limit), numberOf(values.budget)];
  if (Number.isNaN(limit) || Number.isNaN(budget)) return '--limit and --budget have to be numbers.';
  const endpoint = chooseEndpoint({}, environmentEndpoint(env()));
  if (!endpoint)
    return 'There is no model to ask: set FACE4RAG_LLM_BASE_URL, FACE4RAG_LLM_API_KEY and FACE4RAG_LLM_MODELS.';
  if (endpoint.apiKey === null && !endpoint.allowPrivate)
    return `There is no key for ${endpoint.baseUrl}: set FACE4RAG_LLM_API_KEY, or FACE4RAG_LLM_ALLOW_PRIVATE for an endpoint of your own that takes none.`;
  const name = `${path.basename(file, '.jsonl')}-${endpoint.model.name.replaceAll(/[^\w.-]+/g, '_')}`;
  return {
    file,
    limit,
    factsOnly: values['facts-only'],
    budget: toMicros(budget ?? null),
    endpoint,
    out: values.out ?? path.join(env().DATA_DIR, 'evals', name),
  };
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);
