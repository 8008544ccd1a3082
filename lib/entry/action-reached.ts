import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Call {
  reached: boolean;
}
/** One for the process: Next bundles what watches requests and the actions apart. */
const shared = globalThis as unknown as { face4ragCalls?: AsyncLocalStorage<Call> };
const calls = (): AsyncLocalStorage<Call> => (shared.face4ragCalls ??= new AsyncLocalStorage());

/** An action says of the request it runs for that its arguments could be decoded. */
export function noteReached(): void {
  const call = calls().getStore();
  if (call) call.reached = true;
}

/**
 * Answers 400 where Next would say 500 for a call of a server action that no action was reached by: React could not decode what was sent
 * as arguments (half JSON, a reference to nothing, a form that ends early), which is no failure of the studio. To be called as a request starts.
 */
export function refuseUndecoded(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'POST') return;
  if (request.url?.startsWith('/api/')) return;
  const call: Call = { reached: false };
  calls().enterWith(call);
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(status === 500 && !call.reached ? 400 : status, ...rest)) as typeof response.writeHead;
}
