import { type KeyedStorage } from '@/lib/browser/keyed-storage';
import { drop, waiting } from './interval-log';

/** Receives the server's total for an annotation after each accepted batch. */
type Listener = (annotationId: string, activeMs: number) => void;

/** Sends the active time that waits in a browser's storage. */
export interface IntervalSender {
  /** Sends what waits, one after another, until one does not get through; a refused one is dropped. */
  send(): Promise<void>;
  /** Resolves when nothing is being sent: a total read from the server then holds no batch that still waits here. */
  finished(): Promise<void>;
  /** Calls the listener until the returned function is called. */
  onAccepted(listener: Listener): () => void;
}

export function createIntervalSender(store: () => KeyedStorage): IntervalSender {
  const listeners = new Set<Listener>();
  let sending: Promise<void> | null = null;
  return {
    send: () => {
      const accepted: Listener = (...total) => listeners.forEach((listener) => listener(...total));
      sending ??= sendAll(store(), accepted).finally(() => {
        sending = null;
      });
      return sending;
    },
    finished: () => sending ?? Promise.resolve(),
    onAccepted: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function sendAll(store: KeyedStorage, accepted: Listener): Promise<void> {
  try {
    // Read again each time: what is kept while another is being sent goes along.
    for (let next = waiting(store)[0]; next; next = waiting(store)[0]) {
      const { id, annotationId, ms } = next;
      const response = await fetch(`/api/v1/annotations/${annotationId}/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, ms }),
        keepalive: true, // the tab may be going
      });
      if (response.status === 401 || response.status >= 500) return;
      const { activeMs = 0 } = response.ok ? ((await response.json()) as { activeMs?: number }) : {};
      drop(store, id);
      accepted(annotationId, activeMs);
    }
  } catch {
    // Offline; the next batch takes them along.
  }
}
