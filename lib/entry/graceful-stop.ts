import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';

/**
 * How long requests may continue after the signal; shorter than the launcher's limit. A download cut off then has to be
 * requested again.
 */
const WAIT_LIMIT_MS = 8_000;

/**
 * On SIGTERM and SIGINT Next closes its server and waits for its connections. Node keeps a connection open for the next
 * request of its browser, which may come for ever: from the signal on, each ends with the response under way, and what
 * still goes on after a while is cut.
 */
export function finishBeforeStopping(waitLimitMs = WAIT_LIMIT_MS): void {
  const open = new Set<ServerResponse>();
  const servers = new Set<Server>();
  let stopping = false;
  subscribe('http.server.request.start', (message) => {
    const { response, server } = message as { response: ServerResponse; server: Server };
    if (stopping) response.shouldKeepAlive = false;
    servers.add(server);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    for (const response of open) endWith(response);
    for (const server of servers) server.closeIdleConnections();
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), waitLimitMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Its connection takes no request after it, also where its head has been sent already. */
function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  response.once('finish', () => response.socket?.end());
}
