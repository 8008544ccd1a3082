import { type Paragraph } from './paragraphs';

/** Enough for a screen or two, little enough to draw again at a key press. */
const BLOCK_CHARACTERS = 2_000;

/**
 * Groups paragraphs into blocks that are laid out only when they come near the screen and drawn again only when a mark in
 * them changes. [from, to) are indices of paragraphs.
 */
export function blocks(lines: readonly Paragraph[]): { from: number; to: number }[] {
  const grouped: { from: number; to: number }[] = [];
  let from = 0;
  lines.forEach((line, index) => {
    const last = index === lines.length - 1;
    if (!last && line.end - lines[from]!.start < BLOCK_CHARACTERS) return;
    grouped.push({ from, to: index + 1 });
    from = index + 1;
  });
  return grouped;
}
