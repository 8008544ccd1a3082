import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { CLIENT_HEADER, clientAddress, parseRanges } from '@/lib/auth/client-address';
import { env } from '@/lib/env';

/** A connection on which nothing at all has moved for so long is cut; one that sends slowly lives on. */
const IDLE_MS = 120_000;

interface RequestStart {
  request: IncomingMessage;
  server: Server;
}

/**
 * Watches the requests of this process's server as Node announces them, before anybody reads them: each carries the address of who
 * calls, and none is cut for taking long as long as it sends. Node's own limit of five minutes would end a large upload.
 */
export function watchConnections(): void {
  const trusted = parseRanges(env().TRUSTED_PROXIES) ?? [];
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as RequestStart;
    const forwarded = request.headers['x-forwarded-for'];
    const hops = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    request.headers[CLIENT_HEADER] = clientAddress(request.socket.remoteAddress, hops, trusted);
    if (server.requestTimeout === 0) return;
    server.requestTimeout = 0;
    server.timeout = IDLE_MS;
  });
}
