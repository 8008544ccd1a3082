import { offsetAtPoint } from '@/components/segment-text/offset-at-point';

/** The element that scrolls the reference. */
export const REFERENCE_BOX = 'reference-box';

/** How far below the upper edge a line is looked for, in pixels: there may be a gap between two paragraphs. */
const DEPTHS = [10, 24, 40, 64];

/** Where in the reference the part that is in view begins, UTF-16; null where none is. */
export function offsetInView(): number | null {
  const box = document.getElementById(REFERENCE_BOX);
  if (!box) return null;
  const { top, left, width } = box.getBoundingClientRect();
  for (const depth of DEPTHS) {
    const paragraph = document.elementFromPoint(left + width / 2, top + depth)?.closest('[data-start]');
    if (paragraph && box.contains(paragraph))
      return Number(paragraph.getAttribute('data-start')) + lettersAbove(paragraph, left, top + depth);
  }
  return null;
}

/** How many letters of a paragraph stand before the line at this height. */
function lettersAbove(paragraph: Element, left: number, y: number): number {
  const { left: edge, top } = paragraph.getBoundingClientRect();
  if (top >= y - DEPTHS[0]!) return 0;
  return offsetAtPoint(paragraph, Math.max(edge, left) + 1, y) ?? 0;
}
