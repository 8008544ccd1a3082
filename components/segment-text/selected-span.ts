import { graphemeSnap } from '@/lib/text/graphemes';
import { type Span } from '@/lib/text/offsets';
import { trimSpan } from '@/lib/text/trim';

/** What is selected of a text drawn by LongText inside `box`: without white space at its ends, no character parted. */
export function selectedSpan(box: HTMLElement, text: string): Span | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return null;
  const start = offsetOf(box, range.startContainer, range.startOffset);
  const end = offsetOf(box, range.endContainer, range.endOffset);
  return start < end ? trimSpan(text, start, end, graphemeSnap(text)) : null;
}

/** Offset in the text of a place in the document; a place between paragraphs counts as the start of the next. */
function offsetOf(box: HTMLElement, node: Node, offset: number): number {
  const inside = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-start]');
  if (inside && box.contains(inside)) {
    const before = document.createRange();
    before.setStart(inside, 0);
    before.setEnd(node, offset);
    return Number(inside.dataset.start) + before.toString().length;
  }
  const place = document.createRange();
  place.setStart(node, offset);
  const next = [...box.querySelectorAll<HTMLElement>('[data-start]')].find(
    (paragraph) => place.comparePoint(paragraph, 0) > 0,
  );
  return next ? Number(next.dataset.start) : Number.MAX_SAFE_INTEGER;
}
