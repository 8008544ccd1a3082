import type { Prompt, PromptLanguage } from '../../../../ask/prompt';
import type { StageName } from '../stage-name';
import { decomposeEn } from './decompose.en';
import { decomposeZh } from './decompose.zh';
import { factEn } from './fact.en';
import { factZh } from './fact.zh';
import { logicEn } from './logic.en';
import { logicZh } from './logic.zh';
import { typeEn } from './type.en';
import { typeZh } from './type.zh';

/** Prompts that judge one segment in a call, with instructions and examples of their own for each stage, as in the paper. */
export const PAPER_PROMPTS: Record<StageName, Record<PromptLanguage, Prompt>> = {
  decompose: { en: decomposeEn, zh: decomposeZh },
  fact: { en: factEn, zh: factZh },
  logic: { en: logicEn, zh: logicZh },
  type: { en: typeEn, zh: typeZh },
};
