import { memo } from 'react';
import { type MarkdownBlock, type MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { tableCells } from '@/lib/text/markdown/table-cells';
import { markedLine, NO_MARKS, sameMarks, type TextMark } from '../marked-text';
import { ScrollingTable } from './scrolling-table';

interface Props {
  text: string;
  lines: readonly MarkdownLine[];
  /** Its head, the dashes below it, and its rows, or more rows of a long one. */
  block: MarkdownBlock;
  marks: ReadonlyMap<number, TextMark[]>;
}

/** A table of a text; each cell knows where it begins in the text. */
export function MarkdownTable({ text, lines, block, marks }: Props) {
  const { from, to, part = false } = block;
  const rows = lines[from]!.kind === 'head' ? from + 1 : from;
  const row = (at: number) => (
    <Row key={at} text={text} line={lines[at]!} marks={marks.get(at) ?? NO_MARKS} />
  );
  return (
    <ScrollingTable part={part}>
      {rows > from && <thead>{row(from)}</thead>}
      <tbody>{Array.from({ length: to - rows }, (_, index) => row(rows + index))}</tbody>
    </ScrollingTable>
  );
}

interface RowProps {
  text: string;
  line: MarkdownLine;
  marks: readonly TextMark[];
}

const Row = memo(
  function Row({ text, line, marks }: RowProps) {
    const { kind, start, columns = [] } = line;
    if (kind === 'dashes')
      return marks.some(({ bare }) => bare) ? (
        <tr>
          <td data-start={start} colSpan={64}>
            {markedLine(text, line, marks)}
          </td>
        </tr>
      ) : null;
    const cells = tableCells(text, line, columns.length);
    return (
      <tr>
        {cells.map((cell, index) => {
          const Cell = kind === 'head' && cell.from < cell.to ? 'th' : 'td';
          const touching = marks.filter((mark) => mark.start < cell.end && mark.end > cell.start);
          return (
            <Cell
              key={cell.start}
              scope={Cell === 'th' ? 'col' : undefined}
              data-start={cell.start}
              style={{ textAlign: columns[index] ?? undefined }}
            >
              {markedLine(text, line, touching, cell.start, cell.end)}
            </Cell>
          );
        })}
      </tr>
    );
  },
  (a, b) => a.text === b.text && a.line === b.line && sameMarks(a.marks, b.marks),
);
