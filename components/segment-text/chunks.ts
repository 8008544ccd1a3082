import { type TextLine } from '@/lib/text/lines';

/** Enough for a screen or two, little enough to draw again at a key press. */
const CHUNK_CHARACTERS = 2_000;

/**
 * Groups blocks of a text into chunks that are laid out only when they come near the screen and drawn again only when a mark in
 * them changes. [from, to) are indices of blocks.
 */
export function chunks(blocks: readonly TextLine[]): { from: number; to: number }[] {
  const grouped: { from: number; to: number }[] = [];
  let from = 0;
  blocks.forEach((block, index) => {
    const last = index === blocks.length - 1;
    if (!last && block.end - blocks[from]!.start < CHUNK_CHARACTERS) return;
    grouped.push({ from, to: index + 1 });
    from = index + 1;
  });
  return grouped;
}
