import { splitSentences } from '@/lib/text/sentences';

/** Lists, headings, tables, quotes and code: a layout that says something of its own. */
const OWN_LAYOUT = /^\s*(?:[-*+•·|#>]|\d+[.)、．）]|[（(]\d+[)）]|```)/m;

/**
 * An answer with another layout and the same words: each sentence an item of a list; one sentence alone stands between
 * blank lines. Null where the answer has a layout of its own.
 */
export function changeLayout(answer: string): string | null {
  if (OWN_LAYOUT.test(answer)) return null;
  const sentences = splitSentences(answer).map(([start, end]) =>
    answer.slice(start, end).replace(/\s+/g, ' '),
  );
  if (sentences.length === 0) return null;
  return sentences.length === 1
    ? `\n\n${sentences[0]}\n\n`
    : sentences.map((sentence) => `- ${sentence}`).join('\n');
}
