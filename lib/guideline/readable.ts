import { marked, type Token } from 'marked';

/** Levels of quotes and lists within one another. */
const MOST_NESTING = 20;
/** Signs that may open emphasis, code or a link, times the length of their run of text, over all runs: the reader pairs each with all after it. */
const MOST_PAIRING = 3_000_000;
/** Lines with something on them and signs that part the cells of a table: each is a block to read and to draw. */
const MOST_PARTS = 6_000;
/** Headings and items of numbered lists. */
const MOST_CLAUSES = 2_000;

/**
 * Why a Markdown text cannot be published (rendering it would take too long); null if rendering time is linear in its
 * length.
 */
export function unreadable(
  markdown: string,
): 'too_many_parts' | 'nested_too_deep' | 'too_many_clauses' | 'too_many_marks' | null {
  if ((markdown.match(/\||^[^\S\r\n]*[^|\s]/gm)?.length ?? 0) > MOST_PARTS) return 'too_many_parts';
  const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+]\\s|\\d+[.)]\\s)){${MOST_NESTING + 1}}`, 'm');
  if (nested.test(markdown) || /^[ \t]{100}/m.test(markdown)) return 'nested_too_deep';
  const lexer = new marked.Lexer({ gfm: true });
  const blocks = lexer.blockTokens(markdown.replace(/\r\n|\r/g, '\n'));
  if (blocks.reduce((sum, block) => sum + clausesIn(block), 0) > MOST_CLAUSES) return 'too_many_clauses';
  const all = lexer.inlineQueue.reduce((sum, { src }) => sum + pairing(src), 0);
  return all > MOST_PAIRING ? 'too_many_marks' : null;
}

function clausesIn(block: Token): number {
  if (block.type === 'heading') return 1;
  return block.type === 'list' && block.ordered ? (block.items as unknown[]).length : 0;
}

const pairing = (text: string): number => (text.match(/[*_~`[\]<!]+/g)?.length ?? 0) * text.length;
