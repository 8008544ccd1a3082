'use client';

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isComposing } from '@/lib/browser/press';

/** What the sidebar can show. */
const SIDEBAR_PANES = ['guideline', 'comments'] as const;
export type SidebarPane = (typeof SIDEBAR_PANES)[number];

export interface SidebarController {
  open: SidebarPane | null;
  /** Grows with every wish to go there; 0 where it was only left open on the sample before. */
  calls: number;
  /** Opens it and goes there; where one is already, closes it. */
  toggle(what: SidebarPane): void;
  close(): void;
  /** Closes it, unless the focus is in it: then only the focus goes. */
  leave(): void;
}

const KEY = 'workspace-sidebar';
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const kept = (): SidebarPane | null =>
  SIDEBAR_PANES.find((name) => name === localStorage.getItem(KEY)) ?? null;

function keep(name: SidebarPane | null): void {
  if (name) localStorage.setItem(KEY, name);
  else localStorage.removeItem(KEY);
  listeners.forEach((changed) => changed());
}

/** The element that holds the sidebar. */
export const SIDEBAR_ID = 'workspace-sidebar';

/** What the sidebar shows; it stays open from sample to sample. `home` returns the focus to the segment. */
export function useSidebar(home: () => void): SidebarController {
  const open = useSyncExternalStore(subscribe, kept, () => null);
  const [calls, setCalls] = useState(0);
  const close = useCallback(() => {
    keep(null);
    home();
  }, [home]);
  const toggle = useCallback(
    (what: SidebarPane) => {
      const inside = document.getElementById(SIDEBAR_ID)?.contains(document.activeElement);
      if (kept() === what && inside) return close();
      keep(what);
      setCalls((times) => times + 1);
    },
    [close],
  );
  const leave = useCallback(() => {
    if (kept() !== null && !document.getElementById(SIDEBAR_ID)?.contains(document.activeElement)) keep(null);
  }, []);
  useGivingWay(open !== null, calls === 0);
  return useMemo(() => ({ open, calls, toggle, close, leave }), [open, calls, toggle, close, leave]);
}

const liesOver = (): boolean => window.matchMedia('(max-width: 1199px)').matches;

/** Among the comments, while none is being written. */
function isIdle(target: EventTarget | null): boolean {
  const comments = target instanceof Element && target.closest(`#${SIDEBAR_ID}[data-writes]`);
  return !!comments && [...comments.querySelectorAll('textarea')].every(({ value }) => value.trim() === '');
}

/**
 * Comments without a draft go by Escape. Where there is room for one thing only, either goes by Escape and when the focus goes to
 * a segment, which would lie behind it.
 */
function useGivingWay(open: boolean, leftOpen: boolean): void {
  useEffect(() => {
    if (!open) return;
    if (leftOpen && liesOver()) keep(null);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('[data-segment-head]') && liesOver()) keep(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (liesOver() || isIdle(event.target)) keep(null);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, leftOpen]);
}
