/** How many UTF-16 code units of an element's text stand before a point of the screen; null where the point is not in it. */
export function offsetAtPoint(element: Element, x: number, y: number): number | null {
  const at = caretAt(x, y);
  if (!at || !element.contains(at.node)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(at.node, at.offset);
  return before.toString().length;
}

/** Browsers have either of two names for it. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  const page: Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>> = document;
  const position = page.caretPositionFromPoint?.call(document, x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
