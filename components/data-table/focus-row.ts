/** Focuses the row of the table inside `place` that is in the tab order. */
export function focusRow(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
}
