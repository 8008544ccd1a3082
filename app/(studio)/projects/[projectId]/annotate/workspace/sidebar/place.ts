import { clauseAnchor } from '@/components/markdown/markdown';

const keyOf = (place: string): string => `guideline-place-${place}`;

/** Where in a version of the guidelines one was last, in this browser. */
export const storedPosition = (place: string): string | null => localStorage.getItem(keyOf(place));

export function storePosition(place: string, clauseId: string): void {
  localStorage.setItem(keyOf(place), clauseId);
}

/** Brings a clause to the upper edge of what scrolls, unless all of it is in view. */
export function showClause(scroller: HTMLElement | null, clauseId: string): void {
  const clause = document.getElementById(clauseAnchor('clause', clauseId));
  if (!scroller || !clause) return;
  const [inner, outer] = [clause.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom - outer.height / 3) return;
  scroller.scrollTop += inner.top - outer.top - 8;
}
