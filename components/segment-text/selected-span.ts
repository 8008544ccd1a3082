import { graphemeSnap } from '@/lib/text/graphemes';
import { withoutSyntax } from '@/lib/text/markdown/hidden-spans';
import { type Span } from '@/lib/text/offsets';
import { trimSpan } from '@/lib/text/trim';
import { shownLayout } from './text-layout';

/**
 * What is selected of a text drawn by LongText inside `box`, as offsets in the raw text: without white space and hidden syntax at
 * its ends, no character parted.
 */
export function selectedSpan(box: HTMLElement, text: string): Span | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return null;
  const start = offsetOf(box, range.startContainer, range.startOffset);
  const end = offsetOf(box, range.endContainer, range.endOffset);
  const shown =
    start < end && withoutSyntax(text, shownLayout(text).lines, { start, end: Math.min(end, text.length) });
  return shown ? trimSpan(text, shown.start, shown.end, graphemeSnap(text)) : null;
}

/** Offset in the text of a place in the document; a place between lines counts as the start of the next. */
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
