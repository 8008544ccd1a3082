/** What is chosen in a list of many pages: rows one by one, or all that match but a few. */
export type Selection =
  { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> };

export const NOTHING: Selection = { kind: 'some', ids: new Set() };
export const EVERYTHING: Selection = { kind: 'all', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many are chosen out of `total` rows of all pages. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** The selection after `ids` are taken in or left out. */
export function withRows(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const some = selection.kind === 'some';
  const next = new Set(some ? selection.ids : selection.except);
  // What is kept are the members of "some" and the exceptions of "all".
  for (const id of ids) {
    if (selected === some) next.add(id);
    else next.delete(id);
  }
  return some ? { kind: 'some', ids: next } : { kind: 'all', except: next };
}

/** The rows of a page from one to another, both included, whichever stands first; only `to` when `from` is not there. */
export function rowsBetween(page: readonly string[], from: string | null, to: string): string[] {
  const end = page.indexOf(to);
  const start = from === null ? -1 : page.indexOf(from);
  if (end < 0 || start < 0) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How much of a page is chosen. */
export function pageState(selection: Selection, page: readonly string[]): 'none' | 'some' | 'all' {
  const count = page.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}
