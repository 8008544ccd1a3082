/** The text that a judge quotes from, and how to look at a span of it. */
export interface Source {
  reference: string;
  /** Of the sample. */
  language: string;
  onLook(start: number, end: number): void;
}

/**
 * The language of a judge's text: Chinese for Chinese samples, English for all others; its quotes stay in the sample's
 * language.
 */
export const judgesLanguage = (language: string): string => (/^zh\b/.test(language) ? 'zh' : 'en');
