import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { promptLanguage } from '../ask/prompt';
import type { Method, MethodInput } from '../method';
import { NO_TOKENS, type TokenEstimate } from '../token-estimate';
import { hasLetterOrDigit } from '@/lib/text/script';
import { explainStatement } from './explain';
import type { StatementParams } from './params';
import { type StatementMethod, predictStatements } from './predict-statements';
import type { z } from 'zod';

interface Parts<Params extends StatementParams> {
  id: string;
  /** False where its statements are words of their own. */
  prefills?: false;
  params: z.ZodObject & z.ZodType<Params>;
  steps(params: Params): StatementMethod;
  estimate(input: MethodInput, params: Params): TokenEstimate;
}

/** A method that reads the statements out of an answer and checks each: it judges facts alone. */
export function statementMethod<Params extends StatementParams>({
  id,
  prefills,
  params: schema,
  steps,
  estimate,
}: Parts<Params>): Method<Params> {
  return {
    id,
    version: '1',
    judges: () => ['fact'],
    needsEndpoint: true,
    prefills,
    params: schema,
    defaults: schema.parse({}),
    parse: (params) => schema.parse(params),
    explain: explainStatement,
    estimateTokens: (input, params) =>
      hasLetterOrDigit(input.reference) ? estimate(input, params) : NO_TOKENS,
    longestReply: LONGEST_REPLY,
    read(input, params, signal, ask) {
      if (!ask) throw new Error(`${id} needs a model to ask`);
      const language = promptLanguage(input.language);
      return predictStatements(input, steps(params), { ask, signal, language, votes: params.votes });
    },
  };
}
