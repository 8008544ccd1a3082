import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { PEER_HEADER } from '@/lib/auth/client-address';

/** A connection on which nothing at all has moved for so long is cut; one that sends slowly lives on. */
const IDLE_MS = 120_000;

interface RequestStart {
  request: IncomingMessage;
  server: Server;
}

/**
 * Watches the requests of this process's server as Node announces them, before anybody reads them: each carries the address of its own
 * connection, and none is cut for taking long as long as it sends. Node's own limit of five minutes would end a large upload.
 */
export function watchConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as RequestStart;
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    if (server.requestTimeout === 0) return;
    server.requestTimeout = 0;
    server.timeout = IDLE_MS;
  });
}
