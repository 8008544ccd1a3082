import type { Answer, Transport } from '@/lib/exchange/upload/send-file';

/** A request without progress for this long is aborted and sent again: a lost connection may raise no error. */
const STALLED_MS = 90_000;

/** Requests by XMLHttpRequest, because fetch tells no upload progress. Rejects with the signal's reason once it is aborted. */
export function xhrTransport(signal: AbortSignal): Transport {
  return {
    ask: (importId) => request(signal, 'GET', `/api/v1/imports/${importId}`),
    send: (importId, offset, piece, onSent) =>
      request(signal, 'PATCH', `/api/v1/imports/${importId}?offset=${offset}`, piece, onSent),
    wait: (seconds) => wait(signal, seconds * 1000),
  };
}

function request(
  signal: AbortSignal,
  method: string,
  url: string,
  body: ArrayBuffer | null = null,
  onSent: (bytes: number) => void = () => undefined,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const moved = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => xhr.abort(), STALLED_MS);
    };
    const stop = (): void => xhr.abort();
    xhr.open(method, url);
    xhr.responseType = 'json';
    xhr.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
    xhr.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return reject(signal.reason as Error);
      const after = Number(xhr.getResponseHeader('retry-after') ?? NaN);
      const answer = { status: xhr.status, body: xhr.response as unknown };
      resolve(xhr.status === 0 ? null : { ...answer, retryAfterSeconds: after > 0 ? after : null });
    };
    signal.addEventListener('abort', stop, { once: true });
    moved();
    xhr.send(body);
  });
}

/** Ends early when the browser says that there is a connection again. */
function wait(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
