import { textTokens } from '@/lib/llm/count-tokens';
import { callTokens } from '../../ask/call-tokens';
import { promptLanguage } from '../../ask/prompt';
import { statementMethod } from '../../statements/statement-method';
import { answerSentences } from '../../statements/sentences';
import { added, times } from '../../token-estimate';
import { CHECKS } from './checks';
import { EXTRACT } from './extract-prompts';
import { extractTriplets } from './extract-triplets';
import { refcheckerParamsSchema } from './params';

/** Triplets of a sentence, as a first estimate; a dry run corrects it. */
const TRIPLETS_OF_A_SENTENCE = 2;
const TOKENS_OF_A_TRIPLET = 20;

/**
 * RefChecker (Hu et al. 2024): the answer into triplets, each of which the reference entails, contradicts or leaves open.
 * Both of the last two fail. T triplets take 1 + T calls apart, 1 + ceil(T/5) jointly.
 */
export const refchecker = statementMethod({
  id: 'refchecker',
  prefills: false,
  params: refcheckerParamsSchema,
  steps: ({ checks }) => ({ extract: extractTriplets, check: CHECKS[checks] }),
  estimate({ question, reference, answer, language }, { checks, votes }) {
    const asked = promptLanguage(language);
    const { prompts, together } = CHECKS[checks];
    const [own, about] = [textTokens(answer), textTokens(question)];
    const triplets = TRIPLETS_OF_A_SENTENCE * answerSentences(answer).length;
    const check = callTokens(
      prompts[asked],
      textTokens(reference) + about + together * TOKENS_OF_A_TRIPLET,
      together * 12,
    );
    const extract = callTokens(EXTRACT[asked], about + own, 3 * own);
    return added(extract, times(check, Math.ceil(triplets / together) * votes));
  },
});
