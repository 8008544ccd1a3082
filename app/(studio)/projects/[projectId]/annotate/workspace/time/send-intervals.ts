import { drop, waiting } from '@/lib/workspace/time/interval-log';

/** Hears the sum that the server has for an annotation, each time it has taken a batch. */
type Listener = (annotationId: string, activeMs: number) => void;
const listeners = new Set<Listener>();

export function onTaken(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let sending: Promise<void> | null = null;

/** Sends what waits, one after another, until one does not get through; a refused one is let go. */
export function sendIntervals(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** Resolves when nothing is on its way: who reads the server's sum then finds no batch in it that still waits here. */
export const intervalsSent = (): Promise<void> => sending ?? Promise.resolve();

async function sendAll(): Promise<void> {
  try {
    // Read again each time: what is kept while another is on its way goes along.
    for (let next = waiting(localStorage)[0]; next; next = waiting(localStorage)[0]) {
      const { id, annotationId, ms } = next;
      const response = await fetch(`/api/annotations/${annotationId}/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, ms }),
        keepalive: true, // the tab may be going
      });
      if (response.status === 401 || response.status >= 500) return;
      const { activeMs = 0 } = response.ok ? ((await response.json()) as { activeMs?: number }) : {};
      drop(localStorage, id);
      listeners.forEach((listener) => listener(annotationId, activeMs));
    }
  } catch {
    // Offline; the next batch takes them along.
  }
}
