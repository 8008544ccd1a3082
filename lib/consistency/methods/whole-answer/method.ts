import { z } from 'zod';
import { textTokens } from '@/lib/llm/count-tokens';
import { callTokens } from '../../ask/call-tokens';
import { promptLanguage } from '../../ask/prompt';
import { shape } from '../../ask/shape';
import { statementCheck } from '../../statements/statement-check';
import { statementMethod } from '../../statements/statement-method';
import type { Extraction } from '../../statements/extraction';
import { statementParams } from '../../statements/params';
import { wholeAnswer } from '../../statements/sentences';
import { times } from '../../token-estimate';
import { CHECK } from './check-prompts';

const VERDICT = shape(
  'answer_verdict',
  z.object({ reason: z.string(), verdict: z.enum(['consistent', 'inconsistent']) }),
);

const check = statementCheck({
  prompts: CHECK,
  together: 1,
  show: ([answer]) => ['answer', answer!.text],
  shape: () => VERDICT,
  read: ({ verdict, reason }) => [{ label: verdict, reason }],
});

const uncut = async (_: unknown, answer: string): Promise<Extraction[]> => {
  const part = wholeAnswer(answer);
  return [{ part, statements: [part], stage: null, replies: [] }];
};

/** The judge that everyone writes first: one call, one verdict on the whole answer, with a reason. */
export const wholeAnswerMethod = statementMethod({
  id: 'whole-answer',
  prefills: false,
  params: statementParams([CHECK]),
  steps: () => ({ extract: uncut, check }),
  estimate({ question, reference, answer, language }, { votes }) {
    const texts = [question, reference, answer].map(textTokens).reduce((a, b) => a + b, 0);
    return times(callTokens(CHECK[promptLanguage(language)], texts, 80), votes);
  },
});
