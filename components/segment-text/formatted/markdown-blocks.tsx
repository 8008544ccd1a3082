import { type CSSProperties, type ReactNode } from 'react';
import { type MarkdownBlock, type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { MarkdownTable } from './markdown-table';
import { NO_MARKS, type TextMark } from '../marked-text';
import { groupByList, groupByQuotes } from './group-blocks';
import { TextLineView } from './text-line-view';

interface Props {
  text: string;
  lines: readonly MarkdownLine[];
  blocks: readonly MarkdownBlock[];
  /** By the index of the line. */
  marks: ReadonlyMap<number, TextMark[]>;
}

/** Deeper quotes look like this one. */
const MOST_QUOTES = 4;

/** Blocks of a text, one below the other: quotes, in them lists, in them lines, code and tables. */
export function MarkdownBlocks({ text, lines, blocks, marks }: Props) {
  const draw = (block: MarkdownBlock) => (
    <Block key={block.from} text={text} lines={lines} block={block} marks={marks} />
  );
  return groupByQuotes(lines, blocks).map((quoted) =>
    inQuotes(
      Math.min(quoted.quotes, MOST_QUOTES),
      quoted.blocks[0]!.from,
      groupByList(lines, quoted.blocks).map((run) =>
        run.kind === 'blocks' ? (
          run.blocks.map(draw)
        ) : (
          <ul key={run.items[0]![0]!.from}>
            {run.items.map((item) => (
              <li key={item[0]!.from} aria-level={lines[item[0]!.from]!.depth}>
                {item.map(draw)}
              </li>
            ))}
          </ul>
        ),
      ),
    ),
  );
}

function inQuotes(quotes: number, key: number, inside: ReactNode[]): ReactNode {
  if (quotes === 0) return inside;
  return (
    <blockquote key={key} className="md-quote">
      {quotes > 1 ? inQuotes(quotes - 1, key, inside) : inside}
    </blockquote>
  );
}

function Block({ text, lines, block, marks }: Omit<Props, 'blocks'> & { block: MarkdownBlock }) {
  const { kind, from, to } = block;
  const { depth } = lines[from]!;
  if (kind === 'line')
    return <TextLineView text={text} line={lines[from]!} marks={marks.get(from) ?? NO_MARKS} />;
  const inside =
    kind === 'table' ? (
      <MarkdownTable text={text} lines={lines} block={block} marks={marks} />
    ) : (
      <pre className="md-pre">
        {lines.slice(from, to).map((line, at) => (
          <TextLineView key={line.start} text={text} line={line} marks={marks.get(from + at) ?? NO_MARKS} />
        ))}
      </pre>
    );
  return depth === 0 ? (
    inside
  ) : (
    <div className="md-inside" style={{ '--depth': depth } as CSSProperties}>
      {inside}
    </div>
  );
}
