import { z } from 'zod';
import { textTokens } from '@/lib/llm/count-tokens';
import { callTokens } from '../../ask/call-tokens';
import { promptLanguage } from '../../ask/prompt';
import { shape } from '../../ask/shape';
import type { Extraction } from '../../statements/extraction';
import { statementCheck } from '../../statements/statement-check';
import { statementMethod } from '../../statements/statement-method';
import { numbered, ofSome } from '../../statements/numbered';
import { statementParams } from '../../statements/params';
import { answerSentences } from '../../statements/sentences';
import { times } from '../../token-estimate';
import { CHECK } from './check-prompts';

const check = statementCheck({
  prompts: CHECK,
  together: Infinity,
  show: (statements) => ['segments', numbered(statements.map(({ text }) => text))],
  shape: (count) => shape('wrong_segments', z.object({ wrong: ofSome(count) })),
  read: ({ wrong }, count) =>
    Array.from({ length: count }, (_, at) => ({
      label: wrong.includes(at + 1) ? 'inconsistent' : 'consistent',
      reason: '',
    })),
});

/** The sentences as they are: no model cuts them. */
const sentences = async (_: unknown, answer: string): Promise<Extraction[]> =>
  answerSentences(answer).map((part) => ({ part, statements: [part], stage: null, replies: [] }));

/**
 * FELM's evaluator by a reference document (Chen et al. 2023), the sample's reference as the document: one call over the
 * sentences of an answer, which names the wrong ones.
 */
export const felm = statementMethod({
  id: 'felm',
  params: statementParams([CHECK]),
  steps: () => ({ extract: sentences, check }),
  estimate({ question, reference, answer, language }, { votes }) {
    const texts = [question, reference, answer].map(textTokens).reduce((a, b) => a + b, 0);
    return times(callTokens(CHECK[promptLanguage(language)], texts, 20), votes);
  },
});
