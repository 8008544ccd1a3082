'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { claimDrafts, type UnsentComment, draftKey, readDraft, writeDraft } from './drafts';

/** Text that this page has read or written; an emptied field stays here after it has left the storage. */
const atHand = new Map<string, UnsentComment | null>();
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function stored(key: string): UnsentComment | null {
  try {
    return readDraft(sessionStorage, key);
  } catch {
    return null; // the browser allows no storage
  }
}

function now(key: string): UnsentComment | null {
  if (!atHand.has(key)) atHand.set(key, stored(key));
  return atHand.get(key) ?? null;
}

function keep(key: string, draft: UnsentComment | null): void {
  atHand.set(key, draft);
  try {
    writeDraft(sessionStorage, key, draft, Date.now());
  } catch {
    // Without a storage it lasts as long as the page.
  }
  listeners.forEach((changed) => changed());
}

/** Drafts of whoever used this tab before go. */
export function draftsAreOf(userId: string): void {
  try {
    if (!claimDrafts(sessionStorage, userId)) return;
  } catch {
    return;
  }
  atHand.clear();
  listeners.forEach((changed) => changed());
}

export interface CommentDraft {
  draft: UnsentComment | null;
  write(words: string, other: boolean): void;
  /** Forgets it, unless it has been written on since it had this id. */
  drop(id?: string): void;
}

/** The unsent words for one target on a sample. */
export function useDraft(sampleId: string, target: string): CommentDraft {
  const key = draftKey(sampleId, target);
  const draft = useSyncExternalStore(
    subscribe,
    () => now(key),
    () => null,
  );
  const write = useCallback(
    (words: string, other: boolean) => keep(key, { words, other, id: crypto.randomUUID() }),
    [key],
  );
  const drop = useCallback(
    (id?: string) => {
      if (id === undefined || now(key)?.id === id) keep(key, null);
    },
    [key],
  );
  return { draft, write, drop };
}
