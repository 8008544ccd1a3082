'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { claimDrafts, type Draft, draftKey, readDraft, writeDraft } from './drafts';

/** What this page has read and written; an emptied field is here and no longer in the storage. */
const atHand = new Map<string, Draft | null>();
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function stored(key: string): Draft | null {
  try {
    return readDraft(sessionStorage, key);
  } catch {
    return null; // the browser allows no storage
  }
}

function now(key: string): Draft | null {
  if (!atHand.has(key)) atHand.set(key, stored(key));
  return atHand.get(key) ?? null;
}

function keep(key: string, draft: Draft | null): void {
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
  draft: Draft | null;
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
