import { z } from 'zod';
import { textTokens } from '@/lib/llm/count-tokens';
import { callTokens } from '../../ask/call-tokens';
import { promptLanguage } from '../../ask/prompt';
import { shape } from '../../ask/shape';
import { statementCheck } from '../../statements/statement-check';
import { statementMethod } from '../../statements/statement-method';
import { statementParams } from '../../statements/params';
import { answerSentences } from '../../statements/sentences';
import { added, NO_TOKENS, times } from '../../token-estimate';
import { CHECK } from './check-prompts';
import { EXTRACT } from './extract-prompts';
import { extractFacts } from './extract-facts';

/** Atomic facts of a sentence, as a first estimate; a dry run corrects it. */
const FACTS_OF_A_SENTENCE = 3;
const TOKENS_OF_A_FACT = 15;

const VERDICT = shape('statement_verdict', z.object({ verdict: z.enum(['consistent', 'inconsistent']) }));

const check = statementCheck({
  prompts: CHECK,
  together: 1,
  show: ([fact]) => ['statement', fact!.text],
  shape: () => VERDICT,
  read: ({ verdict }) => [{ label: verdict, reason: '' }],
});

/**
 * FACTSCORE (Min et al. 2023) with the sample's reference as what is known: each sentence into atomic facts, each fact
 * checked in a call of its own. An answer with S sentences and F facts takes S + F calls.
 */
export const factscore = statementMethod({
  id: 'factscore',
  prefills: false,
  params: statementParams([EXTRACT, CHECK]),
  steps: () => ({ extract: extractFacts, check }),
  estimate({ question, reference, answer, language }, { votes }) {
    const asked = promptLanguage(language);
    const shared = textTokens(reference) + textTokens(question);
    return answerSentences(answer)
      .map(({ text }) => {
        const own = textTokens(text);
        const oneFact = callTokens(CHECK[asked], shared + TOKENS_OF_A_FACT, 10);
        return added(
          callTokens(EXTRACT[asked], own, 2 * own + 10),
          times(oneFact, FACTS_OF_A_SENTENCE * votes),
        );
      })
      .reduce(added, NO_TOKENS);
  },
});
