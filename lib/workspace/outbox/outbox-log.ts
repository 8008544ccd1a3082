import { z } from 'zod';
import { type KeyedStorage, keysWith } from '@/lib/browser/keyed-storage';
import { changeSchema, type Change } from '@/lib/annotation/labels/change';
import { withStorableTexts } from '@/lib/storable';

/** In localStorage, because a write to it survives a tab closed right after. */
const PREFIX = 'face4rag.outbox.';
const entries = z.array(z.unknown());

const keyOf = (annotationId: string, tab: string): string => `${PREFIX}${annotationId}.${tab}`;

/** Keeps what one tab has not had acknowledged yet; an empty list leaves nothing behind. False when the browser refuses to store. */
export function storeLog(
  storage: KeyedStorage,
  annotationId: string,
  tab: string,
  outbox: Change[],
): boolean {
  try {
    if (outbox.length === 0) storage.removeItem(keyOf(annotationId, tab));
    else storage.setItem(keyOf(annotationId, tab), JSON.stringify(outbox));
    return true;
  } catch {
    return false;
  }
}

/** What every tab has left behind for one annotation, in order, each change once; unreadable entries are left out. */
export function loadLogs(storage: KeyedStorage, annotationId: string): Change[] {
  const changes = keysWith(storage, `${PREFIX}${annotationId}.`).flatMap((key) =>
    parse(storage.getItem(key)),
  );
  const seen = new Set<string>();
  return changes.filter(({ changeId }) => !seen.has(changeId) && seen.add(changeId));
}

/** Removes acknowledged changes from every tab's log: sending one again is harmless, keeping it for ever is not. */
export function forget(storage: KeyedStorage, annotationId: string, changeIds: ReadonlySet<string>): void {
  for (const key of keysWith(storage, `${PREFIX}${annotationId}.`)) {
    const all = parse(storage.getItem(key));
    const left = all.filter((change) => !changeIds.has(change.changeId));
    if (left.length < all.length) storeLog(storage, annotationId, key.slice(key.lastIndexOf('.') + 1), left);
  }
}

/** Annotations for which this browser still holds changes. */
export function loggedAnnotations(storage: KeyedStorage): string[] {
  return [...new Set(keysWith(storage, PREFIX).map((key) => key.slice(PREFIX.length, key.lastIndexOf('.'))))];
}

function parse(text: string | null): Change[] {
  if (text === null) return [];
  try {
    // Parsed one by one, so that an unreadable entry takes no other with it. An older page may have logged text that
    // cannot be stored.
    return entries.parse(JSON.parse(text)).flatMap((entry) => {
      const read = changeSchema.safeParse(withStorableTexts(entry).value);
      return read.success ? read.data : [];
    });
  } catch {
    return [];
  }
}
