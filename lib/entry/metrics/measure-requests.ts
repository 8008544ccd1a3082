import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from './registry';
import { routeClass } from './route-class';

/** Times every request of this process's server, as Node announces them. */
export function measureRequests(): void {
  const { requests, saves, saveSeconds } = metrics();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const began = performance.now();
    const kind = routeClass(request.method ?? '', request.url ?? '');
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1_000;
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut';
      requests.observe({ class: kind, status }, seconds);
      if (kind !== 'save') return;
      saves.inc({ outcome: OUTCOMES[status] ?? 'failed' });
      if (status === '2xx') saveSeconds.observe(seconds);
    });
  });
}

const OUTCOMES: Readonly<Record<string, string>> = { '2xx': 'saved', '4xx': 'refused', cut: 'given_up' };
