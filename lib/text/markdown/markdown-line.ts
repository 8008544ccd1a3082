import { type TextLine } from '../lines';
import { type ColumnAlign } from './table-cells';

/** What a line is; `plain` stands as it is written, its words too. */
type LineKind = 'plain' | 'text' | 'heading' | 'item' | 'fence' | 'code' | 'head' | 'dashes' | 'row' | 'rule';

/** One line of a Markdown text. All positions are in the raw text, UTF-16. */
export interface MarkdownLine extends TextLine {
  kind: LineKind;
  /** Its words are [from, to); what stands before and behind them is syntax. */
  from: number;
  to: number;
  /** How many quotes it stands in. */
  quotes: number;
  /** How deep it lies in lists; 0 outside of them. */
  depth: number;
  /** Of a heading: the level that is written, and how deep it lies among the headings, from 1 and without a gap. */
  level?: number;
  nested?: number;
  /** Of a table: how its columns are aligned. */
  columns?: readonly ColumnAlign[];
  /** Of an item: where its bullet or number stands. */
  marker?: TextLine;
}

/** What is drawn as one: lines [from, to), which cover the text from `start` to `end`. */
export interface MarkdownBlock extends TextLine {
  kind: 'line' | 'code' | 'table';
  from: number;
  to: number;
  /** It is a part of a block that is too long to be laid out at once. */
  part?: true;
}

/** How a Markdown text is laid out: every line of it, and the blocks that hold them all. */
export interface MarkdownLayout {
  lines: readonly MarkdownLine[];
  blocks: readonly MarkdownBlock[];
}
