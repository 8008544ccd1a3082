import OpenAI, { type APIError } from 'openai';
import { toProtocolError } from './faults/error-body';
import type { EndpointModel } from './endpoint';
import type { Extra } from './settings/extra';

/** Where a model is asked, with the key in clear: never leaves the server. Keep one object for many calls. */
export interface Connection extends Extra {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Of the whole call, in milliseconds. */
  timeoutMs: number;
  /** Sent as `api-version`, where the endpoint wants one. */
  apiVersion?: string | null;
  /** The fetch of an OpenEndpoint, which guards its addresses; Node's own when there is none. */
  fetch?: typeof globalThis.fetch;
}

/** The way to one model of an endpoint, with what is sent to it beside the studio's own. */
export function connectionTo(
  { baseUrl, apiKey, apiVersion, timeoutMs, fetch }: Omit<Connection, keyof Extra | 'model'>,
  { name, extraBody, extraHeaders }: EndpointModel,
): Connection {
  return { baseUrl, apiKey, apiVersion, timeoutMs, fetch, model: name, extraBody, extraHeaders };
}

/** Keeps the words of errors that come in another form than OpenAI's own. */
class ChatClient extends OpenAI {
  protected override makeStatusError(
    status: number,
    body: object,
    message: string | undefined,
    headers: Headers,
  ): APIError {
    return super.makeStatusError(status, toProtocolError(body), message, headers);
  }
}

const clients = new WeakMap<Connection, OpenAI>();

/** The client of a connection, made once. It reads nothing from the environment, which has its own endpoint. */
export function clientOf(connection: Connection): OpenAI {
  const { baseUrl, apiKey, timeoutMs, apiVersion, extraHeaders, fetch } = connection;
  const known = clients.get(connection);
  if (known) return known;
  const client = new ChatClient({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off' as const,
    fetch,
    defaultQuery: apiVersion ? { 'api-version': apiVersion } : undefined,
    defaultHeaders: {
      ...extraHeaders,
      ...(apiKey === null && { authorization: null }),
      ...(new URL(baseUrl).hostname.endsWith('.azure.com') && { 'api-key': apiKey }),
    },
  });
  clients.set(connection, client);
  return client;
}
