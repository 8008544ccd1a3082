import { z } from 'zod';
import { promptVersions } from '../ask/prompt-versions';
import type { Prompt, PromptLanguage } from '../ask/prompt';

/** The parameters of every method that checks statements: how often each check is asked, and the prompts it was started with. */
export const statementParams = (prompts: readonly Record<PromptLanguage, Prompt>[]) =>
  z.object({
    votes: z
      .int()
      .min(1)
      .max(9)
      .default(1)
      .meta({ option: 'ask each check so often, independently, and let the majority decide' }),
    prompts: promptVersions(prompts.flatMap(({ en, zh }) => [en.id, zh.id])),
  });
export type StatementParams = z.infer<ReturnType<typeof statementParams>>;
