import './glyphs.css';

export type GlyphName =
  | 'bot'
  | 'check'
  | 'circle-dashed'
  | 'circle-question-mark'
  | 'corner-down-left'
  | 'minus'
  | 'pen-line'
  | 'search-x'
  | 'sticky-note'
  | 'text-quote'
  | 'thumbs-down'
  | 'thumbs-up'
  | 'x';

interface Props {
  name: GlyphName;
  /** 16 px instead of 14. */
  large?: boolean;
  bold?: boolean;
  className?: string;
}

/** A sign for lists that are long: a letter of a font, in the colour of the words beside it. It is not read aloud. */
export function Glyph({ name, large, bold, className = '' }: Props) {
  const size = large ? 'glyph-large' : '';
  const weight = bold ? 'glyph-bold' : '';
  return <span aria-hidden className={`glyph glyph-${name} ${size} ${weight} ${className}`} />;
}
