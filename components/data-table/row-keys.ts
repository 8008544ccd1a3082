import { isComposing, type KeyPress } from '@/lib/browser/press';

/** What a key asks of the row that has the focus. */
export type RowCommand =
  | { kind: 'move'; to: 'next' | 'previous' | 'first' | 'last' | 'page-down' | 'page-up' }
  | { kind: 'open' | 'select' | 'select-range' | 'select-page' | 'close' };

const move = (to: (RowCommand & { kind: 'move' })['to']): RowCommand => ({ kind: 'move', to });

const PLAIN: Record<string, RowCommand> = {
  KeyJ: move('next'),
  ArrowDown: move('next'),
  KeyK: move('previous'),
  ArrowUp: move('previous'),
  Home: move('first'),
  End: move('last'),
  PageDown: move('page-down'),
  PageUp: move('page-up'),
  Enter: { kind: 'open' },
  NumpadEnter: { kind: 'open' },
  Space: { kind: 'select' },
  Escape: { kind: 'close' },
};

/** Null when the key means nothing here. Physical keys, so that an input method cannot swallow them. */
export function rowCommand(press: KeyPress): RowCommand | null {
  if (isComposing(press) || press.altKey) return null;
  if (press.ctrlKey || press.metaKey)
    return press.code === 'KeyA' && !press.shiftKey ? { kind: 'select-page' } : null;
  if (press.shiftKey) return press.code === 'Space' ? { kind: 'select-range' } : null;
  return PLAIN[press.code] ?? null;
}

/** True for the key that leads to the search box; its letter differs under a Chinese input method, its place does not. */
export function isSearchKey(press: KeyPress): boolean {
  if (isComposing(press) || press.ctrlKey || press.metaKey || press.altKey) return false;
  return press.key === '/' || (press.code === 'Slash' && !press.shiftKey);
}

/** Rows that a page key goes by. */
const LEAP = 10;

/** Where a move leads on a page of `count` rows. */
export function moved(at: number, count: number, to: (RowCommand & { kind: 'move' })['to']): number {
  const target = { next: at + 1, previous: at - 1, first: 0, last: count - 1 };
  const leap = { 'page-down': at + LEAP, 'page-up': at - LEAP };
  return Math.max(0, Math.min(count - 1, { ...target, ...leap }[to]));
}
