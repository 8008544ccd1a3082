import type { ModelQuestion } from '../question';
import { LONGEST_REPLY } from './reply-tokens';

const text = { type: 'string' };

/** A schema as strict structured output wants it: every key required, none beside them. */
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** One tiny question, asked as judges ask: two messages, a nested schema, room for a long reply. */
export const TEST_QUESTION: ModelQuestion = {
  prompt: 'test/2',
  messages: [
    { role: 'system', content: 'You check texts against references and answer in JSON.' },
    {
      role: 'user',
      content:
        'Reference: Water boils at 100 °C at sea level.\nText: Water boils at 100 °C.\n' +
        'Answer with one JSON object: {"points": [{"point": string, "context": [string], "reason": string, "consistent": boolean}]}',
    },
  ],
  shape: {
    name: 'test',
    schema: object({
      points: {
        type: 'array',
        items: object({
          point: text,
          context: { type: 'array', items: text },
          reason: text,
          consistent: { type: 'boolean' },
        }),
      },
    }),
  },
  maxTokens: LONGEST_REPLY,
};
