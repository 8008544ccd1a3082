import { HANDBOOK_EN } from './handbook.en';
import { HANDBOOK_ZH } from './handbook.zh';
import type { Prompt, PromptLanguage } from '../../../ask/prompt';
import type { StageName } from './stage-name';

const VERSION = 1;

const TASKS: Record<StageName, Record<PromptLanguage, string>> = {
  decompose: { en: 'SPLIT', zh: '【切分】' },
  fact: { en: 'FACTS', zh: '【事实】' },
  logic: { en: 'LOGIC', zh: '【逻辑】' },
  type: { en: 'TYPE', zh: '【类型】' },
};

const stage = (name: StageName): Record<PromptLanguage, Prompt> => ({
  en: {
    id: `${name}-all.en/${VERSION}`,
    system: HANDBOOK_EN,
    task: `Task: ${TASKS[name].en}`,
    language: 'en',
  },
  zh: {
    id: `${name}-all.zh/${VERSION}`,
    system: HANDBOOK_ZH,
    task: `任务：${TASKS[name].zh}`,
    language: 'zh',
  },
});

/** Prompts that judge several segments in one call: one text of instructions for all stages, the task named at the end. */
export const HANDBOOK_PROMPTS: Record<StageName, Record<PromptLanguage, Prompt>> = {
  decompose: stage('decompose'),
  fact: stage('fact'),
  logic: stage('logic'),
  type: stage('type'),
};
