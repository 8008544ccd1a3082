import { decomposeEn } from './decompose.en';
import { decomposeZh } from './decompose.zh';
import { factEn } from './fact.en';
import { factZh } from './fact.zh';
import { logicEn } from './logic.en';
import { logicZh } from './logic.zh';
import type { Prompt, PromptLanguage, StageName } from './prompt';
import { typeEn } from './type.en';
import { typeZh } from './type.zh';

export const PROMPTS: Record<StageName, Record<PromptLanguage, Prompt>> = {
  decompose: { en: decomposeEn, zh: decomposeZh },
  fact: { en: factEn, zh: factZh },
  logic: { en: logicEn, zh: logicZh },
  type: { en: typeEn, zh: typeZh },
};

/** The language to ask in: Chinese for Chinese samples, English for all others. */
export const promptLanguage = (language: string): PromptLanguage => (/^zh\b/i.test(language) ? 'zh' : 'en');

/** Ids and versions of all prompts: a run stores them. */
export const PROMPT_VERSIONS: readonly string[] = Object.values(PROMPTS).flatMap(({ en, zh }) => [
  en.id,
  zh.id,
]);
