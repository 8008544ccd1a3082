import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { EndpointModel } from '@/lib/llm/endpoint';
import type { Method } from '@/lib/consistency/method';
import type { GroupMethod } from '@/lib/consistency/run-group/group-order';
import { paramsOfRun } from '../control/resolve-params';
import { runEndpoint } from '../control/run-endpoint';

/** A method of a run group, with its parameters as its run will have them. */
export interface ResolvedMethod {
  method: Method;
  params: unknown;
  /** Null for a method that asks no model. */
  endpoint: { endpointId: string; model: EndpointModel } | null;
}

/**
 * The methods of an order, each with its parameters, and with the endpoint where it asks one. Fails with `not_found` for an unknown one,
 * `invalid` at "methods.2" for one that counts votes, which has to wait for the others, and as runEndpoint does.
 */
export async function orderedMethods(
  db: Db,
  projectId: string,
  asked: readonly GroupMethod[],
  over: { endpointId: string | null; model: string | null },
  methods: readonly Method[],
): Promise<ResolvedMethod[]> {
  const resolved: ResolvedMethod[] = [];
  for (const [at, { method: id, params }] of asked.entries()) {
    const method = methods.find((known) => known.id === id);
    if (!method) fail({ code: 'not_found', object: 'method' });
    if (method.votes) fail({ code: 'invalid', issues: [{ path: `methods.${at}`, code: 'invalid_value' }] });
    const endpoint = await runEndpoint(db, method, over);
    resolved.push({
      method,
      params: await paramsOfRun(db, projectId, method, params, `methods.${at}.params`),
      endpoint,
    });
  }
  return resolved;
}
