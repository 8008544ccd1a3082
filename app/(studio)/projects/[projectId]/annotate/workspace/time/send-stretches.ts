import { drop, waiting } from './stretch-log';

let sending = false;

/** Sends what waits, one after another, until one does not get through; a refused one is let go. */
export async function sendStretches(): Promise<void> {
  if (sending) return;
  sending = true;
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
      drop(localStorage, id);
    }
  } catch {
    // Offline; the next batch takes them along.
  } finally {
    sending = false;
  }
}
