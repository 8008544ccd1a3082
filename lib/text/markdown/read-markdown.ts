import { textLines } from '../lines';
import { codeFences } from './code-fences';
import { headingAt, indentAt, isRule, itemAt, quotesAt, trimmedEnd } from './line-openings';
import { listDepth } from './list-depth';
import { type MarkdownBlock, type MarkdownLayout, type MarkdownLine } from './markdown-line';
import { tableCells, tableColumns } from './table-cells';

interface Options {
  /** The text is a piece of another: a row of a table stands without its head. */
  piece?: boolean;
}

/**
 * Reads how a Markdown text is laid out. Every line of the text is one line of the layout, in order; nothing is joined, so
 * that a text without Markdown keeps its lines, and offsets stay those of the raw text. It reads what models and web pages
 * write: headings, lists, quotes, fenced code, tables and rules; indented code, which plain texts have by accident, is text. O(n).
 */
export function readMarkdown(text: string, { piece = false }: Options = {}): MarkdownLayout {
  const lines = textLines(text).map((line): MarkdownLine => {
    const { quotes, at } = quotesAt(text, line.start, line.end);
    return { ...line, kind: 'text', from: at, to: line.end, quotes, depth: 0 };
  });
  const blocks: MarkdownBlock[] = [];
  const fenceEnd = codeFences(
    text,
    lines.map(({ from, end }) => ({ start: from, end })),
  );
  const lists = listDepth();
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (lines[at - 1]?.quotes !== line.quotes) lists.reset();
    const { columns } = indentAt(text, line.from, line.end);
    const codeTo = fenceEnd(at);
    const rows = codeTo === null ? tableRows(text, lines, at, piece) : 0;
    const next = codeTo !== null ? codeTo + 1 : at + Math.max(1, rows);
    if (codeTo !== null) readCode(text, lines, at, codeTo);
    else if (rows === 0) readLine(text, line, lists);
    if (codeTo !== null || rows > 0) {
      const depth = lists.line(columns);
      for (const inside of lines.slice(at, next)) inside.depth = depth;
    }
    const kind = codeTo !== null ? 'code' : rows > 0 ? 'table' : 'line';
    blocks.push(
      ...inParts(lines, { kind, from: at, to: next, start: line.start, end: lines[next - 1]!.end }),
    );
    at = next;
  }
  keepTogether(text, lines);
  nestHeadings(lines);
  return { lines, blocks };
}

/** The same text as it is written, line by line. */
export function plainLayout(text: string): MarkdownLayout {
  const lines = textLines(text).map(({ start, end }) => ({
    start,
    end,
    kind: 'plain' as const,
    from: start,
    to: end,
    quotes: 0,
    depth: 0,
  }));
  const blocks = lines.map(({ start, end }, at) => ({
    kind: 'line' as const,
    from: at,
    to: at + 1,
    start,
    end,
  }));
  return { lines, blocks };
}

function readLine(text: string, line: MarkdownLine, lists: ReturnType<typeof listDepth>): void {
  const { columns, at } = indentAt(text, line.from, line.end);
  if (at === line.end) return; // what is blank ends no list
  if (columns < 4 && isRule(text, at, line.end)) {
    line.kind = 'rule';
    return lists.reset();
  }
  const item = itemAt(text, at, line.end);
  if (item) {
    line.depth = lists.item(columns);
    Object.assign(line, { kind: 'item', from: item.from, marker: { start: item.start, end: item.end } });
    return;
  }
  line.depth = lists.line(columns);
  const heading = columns < 4 ? headingAt(text, at, line.end) : null;
  if (heading) Object.assign(line, { kind: 'heading', ...heading });
  else if (line.depth > 0) line.from = at;
}

function readCode(text: string, lines: readonly MarkdownLine[], from: number, to: number): void {
  const [first, last] = [lines[from]!, lines[to]!];
  const { columns } = indentAt(text, first.from, first.end);
  for (const line of lines.slice(from + 1, to)) {
    line.kind = 'code';
    const start = quotesAt(text, line.start, line.end, first.quotes).at;
    const lead = indentAt(text, start, Math.min(line.end, start + columns));
    Object.assign(line, { from: lead.at, quotes: first.quotes });
  }
  for (const fence of [first, last])
    Object.assign(fence, { kind: 'fence', from: fence.end, to: fence.end, quotes: first.quotes });
}

/** Makes the lines from `at` on a table, if they are one; returns how many they are. */
function tableRows(text: string, lines: readonly MarkdownLine[], at: number, piece: boolean): number {
  if (!hasBar(text, lines[at]!)) return 0;
  const head = wordsOf(text, lines[at]!);
  if (itemAt(text, head.from, head.to)) return 0;
  const below = lines[at + 1];
  const columns = below?.quotes === head.quotes ? tableColumns(text, wordsOf(text, below)) : null;
  if (columns && below && tableCells(text, head, Infinity).length === columns.length) {
    Object.assign(lines[at]!, head, { kind: 'head', columns });
    Object.assign(below, { kind: 'dashes', from: below.end, to: below.end });
    let end = at + 2;
    for (; end < lines.length; end += 1) {
      const line = lines[end]!;
      if (line.quotes !== head.quotes || !hasBar(text, line)) break;
      Object.assign(line, wordsOf(text, line), { kind: 'row', columns });
    }
    return end - at;
  }
  if (!piece || text[head.from] !== '|' || text[head.to - 1] !== '|' || head.to - head.from < 2) return 0;
  if (tableColumns(text, head)) Object.assign(lines[at]!, { kind: 'dashes', from: head.end, to: head.end });
  else Object.assign(lines[at]!, head, { kind: 'row' });
  return 1;
}

/** The line without the blanks around its words. */
function wordsOf(text: string, line: MarkdownLine): MarkdownLine {
  const { at } = indentAt(text, line.from, line.end);
  return { ...line, from: at, to: trimmedEnd(text, at, line.end) };
}

const hasBar = (text: string, { from, to }: MarkdownLine): boolean => text.slice(from, to).includes('|');

/** Longer blocks are drawn in parts of this many characters. */
const LONG_BLOCK = 8_000;

function inParts(lines: readonly MarkdownLine[], block: MarkdownBlock): MarkdownBlock[] {
  if (block.end - block.start <= LONG_BLOCK) return [block];
  const parts: MarkdownBlock[] = [];
  let { from } = block;
  for (let at = from; at < block.to; at += 1) {
    const [{ start }, { end }] = [lines[from]!, lines[at]!];
    if (at + 1 < block.to && end - start < LONG_BLOCK) continue;
    parts.push({ ...block, from, to: at + 1, start, end, part: true });
    from = at + 1;
  }
  return parts;
}

/** Blank lines within a list belong to it. */
function keepTogether(text: string, lines: readonly MarkdownLine[]): void {
  let above: MarkdownLine | undefined;
  let blanks: MarkdownLine[] = [];
  for (const line of lines) {
    if (line.kind === 'text' && trimmedEnd(text, line.from, line.to) === line.from) {
      blanks.push(line);
      continue;
    }
    const listed = line.depth > 0 && above !== undefined && above.depth > 0 && above.quotes === line.quotes;
    for (const blank of blanks) if (listed && blank.quotes === line.quotes) blank.depth = line.depth;
    above = line;
    blanks = [];
  }
}

function nestHeadings(lines: readonly MarkdownLine[]): void {
  const above: number[] = [];
  for (const line of lines) {
    if (line.level === undefined) continue;
    while (above.length > 0 && above.at(-1)! >= line.level) above.pop();
    line.nested = above.push(line.level);
  }
}
