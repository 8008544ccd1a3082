/** Languages that prompts are written in. */
export type PromptLanguage = 'zh' | 'en';

/** The language to ask in: Chinese for Chinese samples, English for all others. */
export const promptLanguage = (language: string): PromptLanguage => (/^zh\b/i.test(language) ? 'zh' : 'en');

/** The fixed part of one stage's prompt in one language. A change of the text is a new version. */
export interface Prompt {
  /** "fact.zh/2": stage, language, version; stored with every reply. */
  id: string;
  language: PromptLanguage;
  /** Instructions and examples: the same for every call, so that providers can cache them. */
  system: string;
  /** What is asked for at the end, where the instructions hold several tasks. */
  task: string;
}
