import { marked, type Token, type Tokens } from 'marked';
import type { Clause } from './clause';

/** Guidelines taken apart: the blocks to draw, and the clauses among them. */
export interface GuidelineOutline {
  tokens: Token[];
  clauses: Clause[];
  /** The clause that a heading or an item of a list is. */
  clauseAt: ReadonlyMap<Token, Clause>;
}

/**
 * Reads Markdown into blocks and clauses. A clause is a heading, or an item of a numbered list outside other lists. A number
 * that the author wrote before a heading is its id; else headings are counted. One lone heading on top is the title of the
 * whole and no clause.
 */
export function outlineGuideline(markdown: string): GuidelineOutline {
  const tokens = marked.lexer(markdown, { gfm: true });
  const title = loneTitle(tokens);
  const depths = tokens.filter((token) => isHeading(token) && token !== title) as Tokens.Heading[];
  const top = Math.min(...depths.map(({ depth }) => depth));
  const clauseAt = new Map<Token, Clause>();
  const taken = new Map<string, number>();
  const counts: number[] = [];
  const clauses: Clause[] = [];
  const add = (token: Token, wanted: string, rest: Omit<Clause, 'id'>): Clause => {
    const id = freeId(taken, wanted);
    const clause = { id, ...rest };
    clauses.push(clause);
    clauseAt.set(token, clause);
    return clause;
  };

  let heading: Clause | null = null;
  for (const token of tokens) {
    if (token === title) continue;
    if (isHeading(token)) {
      const level = token.depth - top + 1;
      counts.length = Math.max(counts.length, level);
      for (let at = 0; at < level - 1; at += 1) counts[at] ??= 1;
      counts[level - 1] = (counts[level - 1] ?? 0) + 1;
      counts.length = level;
      const written = NUMBER.exec(plain(token.tokens ?? []));
      const words = plain(token.tokens ?? []).slice(written?.[0].length ?? 0);
      heading = add(token, written?.[1] ?? counts.join('.'), { title: words.trim(), text: '', level });
    } else if (isList(token) && token.ordered) {
      const first = token.start === '' ? 1 : token.start;
      for (const [index, item] of token.items.entries())
        add(item, `${heading?.id ?? ''}(${first + index})`, {
          title: plain(item.tokens).trim(),
          text: '',
          level: (heading?.level ?? 0) + 1,
        });
    } else if (heading) heading.text += token.raw;
  }
  for (const clause of clauses) clause.text = clause.text.trim();
  return { tokens, clauses, clauseAt };
}

/** The id itself, or with the number of its next free copy; counted on from the last, as thousands may want the same. */
function freeId(taken: Map<string, number>, wanted: string): string {
  let copy = taken.get(wanted) ?? 0;
  let id = wanted;
  do {
    copy += 1;
    id = copy === 1 ? wanted : `${wanted}-${copy}`;
  } while (id !== wanted && taken.has(id));
  taken.set(wanted, copy);
  if (id !== wanted) taken.set(id, 1);
  return id;
}

/** The clauses alone, in order. */
export const clausesOf = (markdown: string): Clause[] => outlineGuideline(markdown).clauses;

/** "2.1 ", "2.1、", "3. " or "§2.1 " before a title. */
const NUMBER = /^§?\s?(\d{1,2}(?:\.\d{1,2}){0,5})(?:[.、．:：)）]\s*|\s+)(?=\S)/;

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** The only heading of the first rank, where it stands on top. */
function loneTitle(tokens: readonly Token[]): Token | null {
  const first = tokens.find(({ type }) => type !== 'space');
  const ranked = tokens.filter((token) => isHeading(token) && token.depth === 1);
  return first && ranked.length === 1 && ranked[0] === first ? first : null;
}

/** The words of inline Markdown, without its signs; lists within an item are left to themselves. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'list') return '';
      if (token.type === 'br' || token.type === 'space') return ' ';
      if ('tokens' in token && token.tokens) return plain(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}
