import { z } from 'zod';
import { textTokens } from '@/lib/llm/count-tokens';
import { callTokens } from '../../ask/call-tokens';
import { promptLanguage } from '../../ask/prompt';
import { shape } from '../../ask/shape';
import { statementCheck } from '../../statements/statement-check';
import { statementMethod } from '../../statements/statement-method';
import { statementsOfSentences } from '../../statements/statements-of-sentences';
import { inOrder, numbered, ofEach } from '../../statements/numbered';
import { statementParams } from '../../statements/params';
import { STATEMENT_PROMPTS } from '../../statements/statement-prompts';
import { added, times } from '../../token-estimate';
import { CHECK } from './check-prompts';

const VERDICT = z.object({
  n: z.int(),
  reason: z.string(),
  verdict: z.enum(['consistent', 'inconsistent']),
});

const check = statementCheck({
  prompts: CHECK,
  together: Infinity,
  show: (statements) => ['statements', numbered(statements.map(({ text }) => text))],
  shape: (count) => shape('statement_verdicts', z.object({ statements: ofEach(VERDICT, count) })),
  read: ({ statements }) => inOrder(statements).map(({ verdict, reason }) => ({ label: verdict, reason })),
});

/**
 * RAGAS faithfulness (Es et al. 2023): the answer into statements, then all statements checked in one call. Two calls an
 * answer, one where it states nothing. A statement that the reply leaves out makes it unreadable; it never raises the score.
 */
export const ragas = statementMethod({
  id: 'ragas',
  prefills: false,
  params: statementParams([STATEMENT_PROMPTS, CHECK]),
  steps: () => ({ extract: statementsOfSentences, check }),
  estimate({ question, reference, answer, language }, { votes }) {
    const asked = promptLanguage(language);
    const [own, about] = [textTokens(answer), textTokens(question)];
    const checks = callTokens(CHECK[asked], textTokens(reference) + about + 2 * own, 4 * own);
    return added(callTokens(STATEMENT_PROMPTS[asked], about + own, 2 * own), times(checks, votes));
  },
});
