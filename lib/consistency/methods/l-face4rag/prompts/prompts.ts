import { STATEMENT_PROMPTS } from '../../../statements/statement-prompts';
import { HANDBOOK_PROMPTS } from './handbook';
import { LABEL_PROMPTS } from './labels';
import { PAPER_PROMPTS } from './paper/paper';
import type { Prompt, PromptLanguage } from '../../../ask/prompt';
import type { StageName } from './stage-name';

/** How segments are asked about: all of an answer in one call of each stage, or each in calls of its own as in the paper. */
export const WAYS = ['per_stage', 'per_segment'] as const;
export type Way = (typeof WAYS)[number];

export const PROMPTS: Record<Way, Record<StageName, Record<PromptLanguage, Prompt>>> = {
  per_stage: HANDBOOK_PROMPTS,
  per_segment: PAPER_PROMPTS,
};

/** Ids and versions of all prompts: a run stores them. */
export const PROMPT_VERSIONS: readonly string[] = [
  ...Object.values(PROMPTS).flatMap((stages) => Object.values(stages)),
  ...Object.values(LABEL_PROMPTS),
  STATEMENT_PROMPTS,
].flatMap(({ en, zh }) => [en.id, zh.id]);
