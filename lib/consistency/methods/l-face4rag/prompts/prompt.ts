/** The fixed part of one stage's prompt in one language. A change of the text is a new version. */
export interface Prompt {
  /** "fact.zh/1": stage, language, version; stored with every reply. */
  id: string;
  /** Instructions and examples: the same for every call, so that providers can cache them. */
  system: string;
  /** Headings of the parts that change, in the order in which they are sent. */
  headings: {
    reference: string;
    question: string;
    answer: string;
    segment: string;
    findings: string;
    candidates: string;
  };
}

export type StageName = 'decompose' | 'fact' | 'logic' | 'type';
export type PromptLanguage = 'zh' | 'en';
