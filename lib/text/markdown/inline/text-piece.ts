import { type TextLine } from '../../lines';

/** How words look. */
export interface InlineStyle {
  bold?: true;
  italic?: true;
  strike?: true;
  code?: true;
  /** Where a link leads, or a picture lies; neither is ever followed. */
  link?: string;
  picture?: string;
}

/**
 * What a piece of a line is: words; syntax, which is not shown; the sign before a picture, the bullet or the number of an item, the line
 * between two cells.
 */
export type PieceRole = 'words' | 'syntax' | 'picture' | 'bullet' | 'number' | 'edge';

/** A stretch of the raw text, UTF-16, that is one thing and looks one way. */
export interface TextPiece extends TextLine {
  role: PieceRole;
  style: InlineStyle;
  /** Of a sign that belongs to another, such as "**": where that one begins. */
  mate?: number;
}

export const NO_STYLE: InlineStyle = {};

/** Syntax, and the style of what lies between the signs that belong together. */
export interface Styled {
  signs: readonly (TextLine & { role: 'syntax' | 'picture' })[];
  words: TextLine & { style: InlineStyle };
}
