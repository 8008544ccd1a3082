/** A sample's texts, and what they are called by. */
export interface SampleTexts {
  id: string;
  externalId: string;
  question: string;
  reference: string;
  answer: string;
  language: string;
}
