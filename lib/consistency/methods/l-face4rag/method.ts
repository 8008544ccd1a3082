import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { promptLanguage } from '../../ask/prompt';
import type { Method } from '../../method';
import { estimateTokens } from './estimate-tokens';
import { explain } from './explain';
import { type LFace4ragParams, lFace4ragParamsSchema } from './params';
import { predictSample } from './predict-sample';

/** The paper's judge over any endpoint: decomposition, fact and logic consistency by chain of thought, error type. */
export const lFace4rag: Method<LFace4ragParams> = {
  id: 'l-face4rag',
  version: '2',
  judges: ({ factsOnly }) => (factsOnly ? ['fact'] : ['fact', 'logic']),
  needsEndpoint: true,
  params: lFace4ragParamsSchema,
  defaults: lFace4ragParamsSchema.parse({}),
  parse: (params) => lFace4ragParamsSchema.parse(params),
  explain,
  estimateTokens,
  longestReply: LONGEST_REPLY,
  read: (input, params, signal, ask) => {
    if (!ask) throw new Error('l-face4rag needs a model to ask');
    return predictSample(input, params, { ask, signal, language: promptLanguage(input.language) });
  },
};
