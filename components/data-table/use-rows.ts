'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { moved, rowCommand } from './row-keys';
import { isSelected, pageState, rowsBetween, type Selection, withRows } from './selection';

interface Options {
  ids: readonly string[];
  grid: RefObject<HTMLTableElement | null>;
  selection?: { value: Selection; onChange: (next: Selection) => void };
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

const OWN_KEYS = 'a, button, input, [role="checkbox"]';

/** Focus, keys and clicks of the rows: one row is in the tab order, and the keys go on from there. */
export function useRows({ ids, grid, selection, openId, onOpen, onClose }: Options) {
  const [wanted, setWanted] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const within = useRef(false);
  const activeId = [openId, wanted].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;

  function focus(id: string): void {
    setWanted(id);
    rowOf(grid.current, id)?.focus();
    if (openId !== null && openId !== id) onOpen(id);
  }

  function choose(id: string, range: boolean): void {
    if (!selection) return;
    const rows = range ? rowsBetween(ids, anchor.current, id) : [id];
    const next = range || !isSelected(selection.value, id);
    selection.onChange(withRows(selection.value, rows, next));
    anchor.current = id;
    setWanted(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const command = rowCommand(event.nativeEvent);
    if (!id || !command) return;
    const pressed = command.kind === 'open' || command.kind === 'select';
    if (pressed && target.closest(OWN_KEYS)) return;
    if (command.kind === 'close' && openId === null) return;
    event.preventDefault();
    switch (command.kind) {
      case 'move':
        return focus(ids[moved(ids.indexOf(id), ids.length, command.to)] ?? id);
      case 'open':
        return onOpen(id);
      case 'close':
        return onClose();
      case 'select':
      case 'select-range':
        return choose(id, command.kind === 'select-range');
      case 'select-page': {
        const all = selection && pageState(selection.value, ids) === 'all';
        return selection?.onChange(withRows(selection.value, ids, !all));
      }
    }
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    // The box, not the input that it brings along and clicks by itself.
    if (id && target.closest('[role="checkbox"]')) return choose(id, event.shiftKey);
    if (!id || target.closest(OWN_KEYS) || window.getSelection()?.isCollapsed === false) return;
    setWanted(id);
    onOpen(id);
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    within.current = id !== undefined;
    if (id) setWanted(id);
  }

  // When the focused row disappears with its page, the focus moves to the new page.
  const page = ids.join(' ');
  const keepFocus = useEffectEvent(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (within.current && lost && activeId !== null) rowOf(grid.current, activeId)?.focus();
  });
  useEffect(() => keepFocus(), [page]);

  return { activeId, onKeyDown, onClick, onFocus };
}

function rowOf(grid: HTMLElement | null, id: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;
}
