import type { MessagePort } from 'node:worker_threads';
import { type FileBytes, partByPart } from './file-bytes';

interface Asked {
  id: number;
  start: number;
  end: number;
}
type Given = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** Gives a thread what it asks of a file, through a port, until the port is closed. */
export function serveBytes(file: FileBytes, port: MessagePort): void {
  port.on('message', ({ id, start, end }: Asked) => {
    file.read(start, end).then(
      (bytes) => {
        // A copy of its own: a part that is sent takes all of the memory that it lies in along.
        const own = new Uint8Array(bytes);
        port.postMessage({ id, bytes: own } satisfies Given, [own.buffer]);
      },
      (error: unknown) => port.postMessage({ id, error: String(error) } satisfies Given),
    );
  });
}

/** A file that another thread serves through a port. */
export function portBytes(size: number, port: MessagePort): FileBytes {
  const pending = new Map<number, { resolve(bytes: Uint8Array): void; reject(reason: Error): void }>();
  let count = 0;
  port.on('message', (given: Given) => {
    const asked = pending.get(given.id);
    pending.delete(given.id);
    if ('error' in given) asked?.reject(new Error(given.error));
    else asked?.resolve(given.bytes);
  });
  const read: FileBytes['read'] = (start, end) =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      pending.set(id, { resolve, reject });
      port.postMessage({ id, start, end } satisfies Asked);
    });
  return { size, read, stream: () => partByPart({ read }, 0, size) };
}
