/** The fixed part of one stage's prompt in one language. A change of the text is a new version. */
export interface Prompt {
  /** "fact.zh/2": stage, language, version; stored with every reply. */
  id: string;
  /** Instructions and examples: the same for every call, so that providers can cache them. */
  system: string;
  /** What is asked for at the end, where the instructions hold several tasks. */
  task: string;
  headings: Headings;
}

/** Names of the texts that are shown, and what is said about them. */
export interface Headings {
  reference: string;
  question: string;
  answer: string;
  segment: string;
  segments: string;
  findings: string;
  types: (list: string) => string;
  objection: (words: string) => string;
  /** Said where the logic stage looks at facts too. */
  withFacts: string;
}

export type StageName = 'decompose' | 'fact' | 'logic' | 'type';
export type PromptLanguage = 'zh' | 'en';
