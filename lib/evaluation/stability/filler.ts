import { promptLanguage } from '@/lib/consistency/ask/prompt';

/** Sentences that speak of the answer alone, and state nothing that a reference could bear out or deny. */
const FRAME = {
  en: ['Here is the answer to your question.', 'I hope this helps.'],
  zh: ['下面回答您的问题。', '希望对您有帮助。'],
} as const;

/** An answer between two harmless sentences, each in a line of its own. */
export function addFiller(answer: string, language: string): string {
  const [before, after] = FRAME[promptLanguage(language)];
  return `${before}\n${answer.trim()}\n${after}`;
}
