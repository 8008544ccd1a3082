import type { Method } from '../../method';
import { MAX_TOKENS } from './ask-stage';
import { foresee } from './foresee';
import { type LFace4ragParams, lFace4ragParamsSchema } from './params';
import { promptLanguage } from './prompts/prompts';
import { readSample } from './read-sample';

/** The paper's judge over any endpoint: decomposition, fact and logic consistency by chain of thought, error type. */
export const lFace4rag: Method<LFace4ragParams> = {
  id: 'l-face4rag',
  version: '1',
  judges: ({ factsOnly }) => (factsOnly ? ['fact'] : ['fact', 'logic']),
  needsEndpoint: true,
  defaults: lFace4ragParamsSchema.parse({}),
  parse: (params) => lFace4ragParamsSchema.parse(params),
  foresee,
  longestReply: MAX_TOKENS,
  read: (input, params, signal, ask) => {
    if (!ask) throw new Error('l-face4rag needs a model to ask');
    return readSample(input, params, { ask, signal, language: promptLanguage(input.language) });
  },
};
