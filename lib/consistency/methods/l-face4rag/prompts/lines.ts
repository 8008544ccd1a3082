import type { PromptLanguage } from '../../../ask/prompt';

/** What is said about the texts that are shown, before the task. */
export const LINES: Record<PromptLanguage, Lines> = {
  en: {
    types: (list) => `Types to choose from: ${list}`,
    objection: (words) => `An earlier check of this segment does not stand: ${words} Check it again.`,
    withFacts:
      'This time look at the facts too: a detail that the reference does not bear out is inconsistent here as well.',
  },
  zh: {
    types: (list) => `可选类型：${list}`,
    objection: (words) => `此前对该片段的检查不成立：${words}请重新检查。`,
    withFacts: '这一次同时核对事实：参考文本不能支持的细节，在这里也判为 inconsistent。',
  },
};

interface Lines {
  types(list: string): string;
  objection(words: string): string;
  /** Said where the logic stage looks at facts too. */
  withFacts: string;
}
