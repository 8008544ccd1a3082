import { guardedFetch, type Way } from './guarded-fetch';

type Fetch = typeof globalThis.fetch;

const pools = new Map<string, { settings: string; fetch: Fetch }>();

/**
 * The fetch of the one set of connections that this process keeps to an endpoint; another set once its settings change.
 * Who still holds the old one may use it up: idle connections close by themselves.
 */
export function endpointPool(endpointId: string, settings: Way & { baseUrl: string }): Fetch {
  const wanted = JSON.stringify(settings);
  const before = pools.get(endpointId);
  if (before?.settings === wanted) return before.fetch;
  const fetch = guardedFetch(settings);
  pools.set(endpointId, { settings: wanted, fetch });
  return fetch;
}
