import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

const MEGABYTE = Buffer.alloc(1024 ** 2, 'a');

export interface Flood {
  url: string;
  method: string;
  headers: Record<string, string>;
  bytes: number;
  /** Without a content-length, in chunks. */
  chunked: boolean;
}

/**
 * Sends a body of so many bytes as fast as the server takes them, until it answers. Returns the status, -1 when the
 * connection was cut without one, and how much was taken.
 */
export function flood({
  url,
  method,
  headers,
  bytes,
  chunked,
}: Flood): Promise<{ status: number; taken: number }> {
  return new Promise((resolve) => {
    const length = chunked ? {} : { 'content-length': String(bytes) };
    const request = http.request(url, { method, headers: { ...headers, ...length }, agent: false });
    let taken = 0;
    let over = false;
    const end = (status: number): void => {
      if (over) return;
      over = true;
      resolve({ status, taken });
      request.destroy();
    };
    request.once('response', (response) => end(response.statusCode ?? -1));
    request.once('error', () => end(-1));
    request.once('close', () => end(-1));
    const closed = new Promise((wake) => request.once('close', wake));
    void (async () => {
      while (taken < bytes && !over) {
        const piece = MEGABYTE.subarray(0, Math.min(MEGABYTE.length, bytes - taken));
        taken += piece.length;
        if (request.write(piece)) continue;
        await Promise.race([new Promise((wake) => request.once('drain', wake)), closed]);
      }
      if (!over) request.end();
    })();
  });
}

/**
 * Sends bytes as they are, and returns the status of the first reply; -1 when there was none before the server closed.
 */
export async function sendRaw(url: string, text: string, waitLimitMs = 10_000): Promise<number> {
  const socket = await openSocket(url);
  socket.write(text, 'latin1');
  const reply = await new Promise<string>((resolve) => {
    let heard = '';
    socket.setTimeout(waitLimitMs, () => resolve(heard));
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (heard.includes('\r\n')) resolve(heard);
    });
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? -1);
}

/** A connection to the server of an address. */
export async function openSocket(url: string): Promise<net.Socket> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined); // the server may cut it at any time
  return socket;
}
