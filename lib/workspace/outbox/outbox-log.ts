import { type KeyedStorage, keysWith } from '@/lib/browser/keyed-storage';
import { type Change } from '@/lib/annotation/labels/change';

/** In localStorage, because a write to it survives a tab closed right after. */
const PREFIX = 'face4rag.outbox.';

const keyOf = (annotationId: string, tab: string): string => `${PREFIX}${annotationId}.${tab}`;

/** Keeps what one tab has not had acknowledged yet; an empty list leaves nothing behind. False when the browser refuses to store. */
export const storeLog = (
  storage: KeyedStorage,
  annotationId: string,
  tab: string,
  outbox: readonly Change[],
): boolean => store(storage, keyOf(annotationId, tab), outbox);

function store(storage: KeyedStorage, key: string, entries: readonly unknown[]): boolean {
  try {
    if (entries.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/**
 * What every tab has left behind for one annotation at the time of the call, in order, each change once; unreadable entries are left out.
 * What reads them is loaded only where there are any: it is large, and a log is rare.
 */
export async function loadLogs(storage: KeyedStorage, annotationId: string): Promise<Change[]> {
  const texts = keysWith(storage, `${PREFIX}${annotationId}.`).map((key) => storage.getItem(key));
  if (texts.length === 0) return [];
  const reader = await import('./read-changes').catch(() => null); // offline: the log keeps them
  const seen = new Set<string>();
  return texts
    .flatMap((text) => reader?.readChanges(entriesOf(text)) ?? [])
    .filter(({ changeId }) => !seen.has(changeId) && seen.add(changeId));
}

/** Removes acknowledged changes from every tab's log: sending one again is harmless, keeping it for ever is not. */
export function forget(storage: KeyedStorage, annotationId: string, changeIds: ReadonlySet<string>): void {
  for (const key of keysWith(storage, `${PREFIX}${annotationId}.`)) {
    const all = entriesOf(storage.getItem(key));
    const left = all.filter((entry) => !changeIds.has((entry as Partial<Change> | null)?.changeId ?? ''));
    if (left.length < all.length) store(storage, key, left);
  }
}

/** Annotations for which this browser still holds changes. */
export function loggedAnnotations(storage: KeyedStorage): string[] {
  return [...new Set(keysWith(storage, PREFIX).map((key) => key.slice(PREFIX.length, key.lastIndexOf('.'))))];
}

function entriesOf(text: string | null): unknown[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
