import { codeSpans } from './code-spans';
import { emphasis } from './emphasis';
import { links } from './links';
import { type InlineStyle, NO_STYLE, type PieceRole, type Styled, type TextPiece } from './text-piece';

const SIGNS = /[\\`*_~[\]]/;
const RUN = /`+|\*+|_+|~+/y;
/** What a backslash takes its meaning from; round brackets behind one are LaTeX's. */
const ESCAPED = /[\\`*_{}[\]<>#+\-.!|~]/;

/**
 * The words of one line, [start, end), as pieces that cover it in order: emphasis, code, links and pictures, without their
 * signs. HTML, entities and what nothing closes are words. O(n log n).
 */
export function readInline(text: string, start: number, end: number): TextPiece[] {
  if (start >= end) return [];
  if (!SIGNS.test(text.slice(start, end))) return [{ start, end, role: 'words', style: NO_STYLE }];
  return piecesOf(start, end, styledIn(text, start, end));
}

function styledIn(text: string, start: number, end: number): Styled[] {
  const found: Styled[] = [];
  const code = codeSpans(text, start, end);
  const emphasised = emphasis(text, start, end);
  const linked = links(text, start, end);
  for (let at = start; at < end;) {
    const sign = text[at]!;
    let next = at + 1;
    let styled: Styled | null = null;
    if (sign === '\\' && next < end && ESCAPED.test(text[next]!)) {
      const words = { start: next, end: next + 1, style: NO_STYLE };
      styled = { signs: [{ start: at, end: next, role: 'syntax' }], words };
      next += 1;
    } else if (sign === '[') {
      linked.open(at);
    } else if (sign === ']') {
      const link = linked.close(at);
      styled = link;
      next = link?.end ?? next;
    } else if (sign === '`' || sign === '*' || sign === '_' || sign === '~') {
      RUN.lastIndex = at;
      const run = RUN.exec(text)![0].slice(0, end - at);
      next = at + run.length;
      styled = sign === '`' ? code(at) : emphasised(at, run);
      if (styled && sign === '`') next = styled.signs[1]!.end;
    }
    if (styled) found.push(styled);
    at = next;
  }
  return found;
}

interface Change {
  at: number;
  style?: InlineStyle;
  /** Begins, or ends. */
  by: 1 | -1;
  role?: PieceRole;
}

/** Cuts [start, end) wherever a style or syntax begins or ends. */
function piecesOf(start: number, end: number, found: readonly Styled[]): TextPiece[] {
  const changes = found.flatMap(({ signs, words }): Change[] => [
    ...signs.flatMap((sign): Change[] => [
      { at: sign.start, by: 1, role: sign.role },
      { at: sign.end, by: -1, role: sign.role },
    ]),
    { at: words.start, by: 1, style: words.style },
    { at: words.end, by: -1, style: words.style },
  ]);
  changes.sort((a, b) => a.at - b.at);
  const mates = new Map<number, number>();
  for (const { signs } of found)
    if (signs.length === 2) {
      mates.set(signs[0]!.start, signs[1]!.start);
      mates.set(signs[1]!.start, signs[0]!.start);
    }
  const pieces: TextPiece[] = [];
  const styles = new Map<InlineStyle, number>();
  const roles: Record<PieceRole, number> = { words: 0, syntax: 0, picture: 0, bullet: 0, number: 0, edge: 0 };
  let from = start;
  const upTo = (at: number): void => {
    if (at <= from) return;
    const role = roles.picture > 0 ? 'picture' : roles.syntax > 0 ? 'syntax' : 'words';
    const style = styles.size === 0 ? NO_STYLE : Object.assign({}, ...styles.keys());
    const mate = role === 'words' ? undefined : mates.get(from);
    pieces.push({
      start: from,
      end: at,
      role,
      style: style as InlineStyle,
      ...(mate !== undefined && { mate }),
    });
    from = at;
  };
  for (const { at, by, style, role } of changes) {
    upTo(at);
    if (role) roles[role] += by;
    if (!style || style === NO_STYLE) continue;
    const count = (styles.get(style) ?? 0) + by;
    if (count > 0) styles.set(style, count);
    else styles.delete(style);
  }
  upTo(end);
  return pieces;
}
