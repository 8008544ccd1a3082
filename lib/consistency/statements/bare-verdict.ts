import { z } from 'zod';
import type { PromptText } from '../ask/layout';
import type { Prompt, PromptLanguage } from '../ask/prompt';
import { shape } from '../ask/shape';
import { type StatementCheck, statementCheck } from './statement-check';

const VERDICT = shape('statement_verdict', z.object({ verdict: z.enum(['consistent', 'inconsistent']) }));

/** A check of one statement a call that asks for nothing but a verdict; `name`: what the prompt calls the statement. */
export const bareVerdict = (prompts: Record<PromptLanguage, Prompt>, name: PromptText[0]): StatementCheck =>
  statementCheck({
    prompts,
    together: 1,
    show: ([statement]) => [name, statement!.text],
    shape: () => VERDICT,
    read: ({ verdict }) => [{ label: verdict, reason: '' }],
  });
