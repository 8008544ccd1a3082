import { type MarkdownLine } from './markdown-line';
import { readInline } from './inline/read-inline';
import { NO_STYLE, type PieceRole, type TextPiece } from './inline/text-piece';
import { tableCells } from './table-cells';

const known = new WeakMap<MarkdownLine, readonly TextPiece[]>();

/** A line as pieces that cover it in order, without a gap; read once. */
export function linePieces(text: string, line: MarkdownLine): readonly TextPiece[] {
  const before = known.get(line);
  if (before) return before;
  const pieces = read(text, line).filter(({ start, end }) => start < end);
  known.set(line, pieces);
  return pieces;
}

function read(text: string, line: MarkdownLine): TextPiece[] {
  const { kind, start, end, from, to, marker } = line;
  switch (kind) {
    case 'plain':
      return [piece(start, end, 'words')];
    case 'fence':
    case 'dashes':
    case 'rule':
      return [piece(start, end, 'syntax')];
    case 'code':
      return [piece(start, from, 'syntax'), piece(from, to, 'words'), piece(to, end, 'syntax')];
    case 'head':
    case 'row':
      return tableCells(text, line, line.columns?.length).flatMap((cell, index) => {
        const edge = index === 0 ? cell.start : cell.start + 1;
        return [
          piece(cell.start, edge, 'edge'),
          piece(edge, cell.from, 'syntax'),
          ...readInline(text, cell.from, cell.to),
          piece(cell.to, cell.end, 'syntax'),
        ];
      });
    case 'text':
    case 'heading':
    case 'item':
      return [
        ...(marker ? markerPieces(text, start, from, marker) : [piece(start, from, 'syntax')]),
        ...readInline(text, from, to),
        piece(to, end, 'syntax'),
      ];
  }
}

/** A bullet is drawn as one; a number stands as it is written, with one blank. */
function markerPieces(
  text: string,
  start: number,
  from: number,
  marker: { start: number; end: number },
): TextPiece[] {
  const numbered = /\d/.test(text[marker.start]!);
  const end = numbered ? marker.end + 1 : marker.end;
  return [
    piece(start, marker.start, 'syntax'),
    piece(marker.start, end, numbered ? 'number' : 'bullet'),
    piece(end, from, 'syntax'),
  ];
}

const piece = (start: number, end: number, role: PieceRole): TextPiece => ({
  start,
  end,
  role,
  style: NO_STYLE,
});
