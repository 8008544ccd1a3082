import { type TextLine, lineAt } from '../lines';
import { type TextPiece } from './inline/text-piece';
import { linePieces } from './line-pieces';
import { type MarkdownLine } from './markdown-line';

/** Whether a piece is not seen in a text that is shown formatted; the line between two cells is drawn by the table. */
export const isSyntax = ({ role }: TextPiece): boolean => role === 'syntax' || role === 'edge';

/** Whether nothing of a span is seen in the formatted text: signs of Markdown, and the target of a link. */
export function isHidden(text: string, lines: readonly MarkdownLine[], { start, end }: TextLine): boolean {
  let any = false;
  for (let at = lineAt(lines, start); at < lines.length && lines[at]!.start < end; at += 1) {
    const pieces = linePieces(text, lines[at]!);
    for (let piece = lineAt(pieces, start); piece < pieces.length && pieces[piece]!.start < end; piece += 1) {
      if (pieces[piece]!.end <= start) continue;
      if (!isSyntax(pieces[piece]!)) return false;
      any = true;
    }
  }
  return any;
}

/** What is seen nearest to a hidden span on its line, on the side that is asked for first; null on a line without words. */
export function nearestVisible(
  text: string,
  lines: readonly MarkdownLine[],
  { start }: TextLine,
  side: 'before' | 'behind',
): TextLine | null {
  const pieces = linePieces(text, lines[lineAt(lines, start)]!);
  const at = lineAt(pieces, start);
  const before = pieces.slice(0, at + 1).findLast((piece) => !isSyntax(piece));
  const behind = pieces.slice(at).find((piece) => !isSyntax(piece));
  return (side === 'before' ? (before ?? behind) : (behind ?? before)) ?? null;
}

/** A span without the syntax at its ends, but for signs whose mates are in it; null where nothing else is in it. */
export function withoutSyntax(
  text: string,
  lines: readonly MarkdownLine[],
  { start, end }: TextLine,
): TextLine | null {
  let from: number | null = null;
  let to = start;
  const [first, last] = [lineAt(lines, start), lineAt(lines, Math.max(start, end - 1))];
  for (let at = first; at <= last && from === null; at += 1)
    from = linePieces(text, lines[at]!).find((piece) => piece.end > start && !isSyntax(piece))?.start ?? null;
  for (let at = last; at >= first && to === start; at -= 1)
    to =
      linePieces(text, lines[at]!).findLast((piece) => piece.start < end && !isSyntax(piece))?.end ?? start;
  if (from === null) return null;
  const [shownStart, shownEnd] = [Math.max(from, start), Math.min(to, end)];
  return shownStart < shownEnd ? withMates(text, lines, { start: shownStart, end: shownEnd }) : null;
}

/** The span with the signs right outside of it that belong to signs inside: "b** c" becomes "**b** c". */
function withMates(text: string, lines: readonly MarkdownLine[], { start, end }: TextLine): TextLine {
  const inside = ({ mate = -1 }: TextPiece): boolean => mate >= start && mate < end;
  const first = linePieces(text, lines[lineAt(lines, start)]!);
  const last = linePieces(text, lines[lineAt(lines, end - 1)]!);
  let from = start;
  let to = end;
  for (const piece of first.slice(0, lineAt(first, start) + 1).toReversed())
    if (piece.end === from && inside(piece)) from = piece.start;
  for (const piece of last.slice(lineAt(last, end - 1)))
    if (piece.start === to && inside(piece)) to = piece.end;
  return { start: from, end: to };
}
