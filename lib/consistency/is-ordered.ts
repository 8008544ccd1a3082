import { isDeepStrictEqual } from 'node:util';
import { METHODS } from './methods/registry';
import type { Method } from './method';
import type { RunOrder } from './run-order';
import type { RunView } from './run-schema';

/**
 * Whether a run does what an order asks for: a full run by the same method as it is today, over the same endpoint and model, with the
 * same parameters. Parameters that an order leaves to the project, and that the project changes as people review, are any.
 */
export function isOrdered(run: RunView, order: RunOrder, methods: readonly Method[] = METHODS): boolean {
  const method = methods.find(({ id }) => id === order.method);
  return (
    method !== undefined &&
    run.kind === 'full' &&
    run.method === method.id &&
    run.version === method.version &&
    (run.account?.model ?? null) === (order.model ?? null) &&
    (run.account?.endpoint?.id ?? null) === (order.endpointId ?? null) &&
    sameParams(method, run.params, order.params)
  );
}

function sameParams(method: Method, own: unknown, asked: unknown): boolean {
  if (asked === undefined && method.fromReviewed) return true;
  return isDeepStrictEqual(own, asked === undefined ? method.defaults : method.parse(asked));
}
