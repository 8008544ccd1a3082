import { marked } from 'marked';

/** Levels of quotes and lists within one another. */
const MOST_NESTING = 20;
/** Of one run of text: signs that may open emphasis, code or a link, times its length; the reader pairs each with all after it. */
const MOST_PAIRING = 5_000_000;
export const MOST_CLAUSES = 2_000;

/**
 * Why a Markdown text cannot be published: it would take the reader of every page that shows it too long. Null where it takes
 * time that grows with its length alone.
 */
export function unreadable(markdown: string): 'nested_too_deep' | 'too_many_marks' | null {
  const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+]\\s|\\d+[.)]\\s)){${MOST_NESTING + 1}}`, 'm');
  if (nested.test(markdown) || /^[ \t]{100}/m.test(markdown)) return 'nested_too_deep';
  const lexer = new marked.Lexer({ gfm: true });
  lexer.blockTokens(markdown.replace(/\r\n|\r/g, '\n'));
  const heavy = lexer.inlineQueue.some(({ src }) => pairing(src) > MOST_PAIRING);
  return heavy ? 'too_many_marks' : null;
}

const pairing = (text: string): number => (text.match(/[*_~`[\]<!]+/g)?.length ?? 0) * text.length;
