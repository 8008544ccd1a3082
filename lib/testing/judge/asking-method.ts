import type { Method } from '@/lib/consistency/method';
import { LlmFault } from '@/lib/llm/fault';
import { RIVER } from './method-prediction';

/** Asks about the question, then about the answer, and judges every sample like RIVER; a reply of "?" cannot be read. */
export const askingMethod: Method = {
  id: 'asking',
  version: '1',
  needsEndpoint: true,
  defaults: {},
  judges: () => ['fact'],
  parse: (params) => params,
  async read({ question, answer }, _, signal, ask) {
    for (const content of [question, answer]) {
      const reply = await ask!(
        {
          prompt: 'plain/1',
          messages: [{ role: 'user', content }],
          maxTokens: 100,
          shape: { name: 'plain', schema: { type: 'object' } },
        },
        signal,
      );
      if (reply.text === '?') throw new LlmFault('unreadable', 'the reply is no JSON', { raw: '?' });
    }
    return { segments: RIVER };
  },
};
