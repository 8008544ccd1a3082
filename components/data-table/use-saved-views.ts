'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { parseViews, type SavedView, withoutView, withView } from './views';

const CHANGED = 'saved-views';
const keyOf = (table: string): string => `views-${table}`;

function read(table: string): string {
  try {
    return window.localStorage.getItem(keyOf(table)) ?? '';
  } catch {
    return ''; // a browser that keeps nothing
  }
}

function write(table: string, views: readonly SavedView[]): void {
  try {
    window.localStorage.setItem(keyOf(table), JSON.stringify(views));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** The named views of a list, as this browser keeps them. */
export function useSavedViews(table: string) {
  const stored = useSyncExternalStore(
    subscribe,
    useCallback(() => read(table), [table]),
    () => '',
  );
  const views = parseViews(stored);
  return {
    views,
    save: (name: string, search: string) => write(table, withView(views, { name, search })),
    remove: (name: string) => write(table, withoutView(views, name)),
  };
}
