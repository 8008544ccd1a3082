import { graphemeSnap } from '@/lib/text/graphemes';
import { type Span } from '@/lib/text/offsets';
import { trimSpan } from '@/lib/text/trim';

/** What is selected of a text drawn inside `element`, to the character, without white space at its ends; null where nothing is. */
export function selectionIn(element: HTMLElement, text: string): Span | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return trimSpan(text, start, start + range.toString().length, graphemeSnap(text));
}
