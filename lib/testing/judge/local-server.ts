import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  baseUrl: string;
  stop(): Promise<void>;
}

let started = 0;

/** Serves on a free port. Under a path of its own: ports come back, and stored replies are known by their address. */
export async function localServer(answer: http.RequestListener): Promise<LocalServer> {
  const server = http.createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${(started += 1)}/v1`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** All that was sent with a request. */
export async function bytesOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
