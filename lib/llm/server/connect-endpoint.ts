import type { Db } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { EndpointModel } from '../endpoint';
import { environmentEndpoint } from '../environment-endpoint';
import { OwnFault } from '../own-fault';
import { endpointPool } from './endpoint-pool';
import { toEndpointView } from './endpoint-view';
import { openKey } from './key-cipher';

/** An endpoint that can be asked, with its key in clear: never leaves the process, the log or the queue. */
export interface OpenEndpoint {
  id: string;
  name: string;
  baseUrl: string;
  apiKey: string | null;
  apiVersion: string | null;
  models: EndpointModel[];
  /** Over all workers. */
  maxInFlight: number;
  timeoutMs: number;
  /** Over connections that this process keeps to the endpoint. */
  fetch: typeof globalThis.fetch;
}

/**
 * Opens an endpoint for calls as it is set just now; cheap enough to do before every sample, so that changes are seen.
 * Rejects with an LlmFault: `wrong_key` when its key was sealed with another FACE4RAG_SECRET, `unusable` when it was removed,
 * never was, or is one of an environment that is not this process's.
 */
export async function connectEndpoint(db: Db, endpointId: string): Promise<OpenEndpoint> {
  const row = await db.endpoint.findFirst({ where: { id: endpointId, removedAt: null } });
  if (!row) throw new OwnFault('removed');
  const fields = row.source === 'environment' ? fromEnvironment() : sealed(row);
  const { baseUrl, apiKey, apiVersion, allowPrivate, proxy, models, maxInFlight } = fields;
  const timeoutMs = fields.timeoutSeconds * 1_000;
  const fetch = endpointPool(row.id, { baseUrl, allowPrivate, timeoutMs, proxy });
  return { id: row.id, name: row.name, baseUrl, apiKey, apiVersion, models, maxInFlight, timeoutMs, fetch };
}

type Row = Parameters<typeof toEndpointView>[0] & { keyCipher: string | null };

function sealed(row: Row) {
  const apiKey = row.keyCipher === null ? null : openKey(row.keyCipher, row.id);
  if (row.keyCipher !== null && apiKey === null) throw new OwnFault('key_lost');
  return { ...toEndpointView(row), apiKey };
}

/** Taken wholly from this process's environment: its key must not be sent to an address that another process stored. */
function fromEnvironment() {
  const fields = environmentEndpoint(env());
  if (!fields) throw new OwnFault('not_in_environment');
  return fields;
}
