import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { type EndpointModel, isPriced } from '@/lib/llm/endpoint';
import { toEndpointModels } from '@/lib/llm/server/endpoint-view';
import { inUse } from '@/lib/llm/server/in-use';
import type { Method } from '@/lib/consistency/method';

/** Refuses a budget over a model without prices, which nothing would ever spend: `invalid`/no_prices. */
export function requirePrices(model: EndpointModel | undefined, budget: number | null | undefined): void {
  if (typeof budget === 'number' && model && !isPriced(model))
    fail({ code: 'invalid', issues: [{ path: 'budget', code: 'no_prices' }] });
}

/** The endpoint and model that a run of a method will ask, with the model's prices; nulls for a method that asks none. */
export async function runEndpoint(
  db: Db,
  method: Method,
  { endpointId, model }: { endpointId: string | null; model: string | null },
): Promise<{ endpointId: string; model: EndpointModel } | null> {
  return method.needsEndpoint ? requireEndpoint(db, { endpointId, model }) : null;
}

/** An endpoint in use and one of its models, with the model's prices. Fails with `invalid`, or `not_found`/endpoint. */
export async function requireEndpoint(
  db: Db,
  { endpointId, model }: { endpointId: string | null; model: string | null },
): Promise<{ endpointId: string; model: EndpointModel }> {
  if (!endpointId) fail({ code: 'invalid', issues: [{ path: 'endpointId', code: 'invalid_value' }] });
  const row = await db.endpoint.findFirst({
    where: { AND: [await inUse(db), { id: rowId(endpointId, 'endpoint') }] },
    select: { models: true },
  });
  if (!row) fail({ code: 'not_found', object: 'endpoint' });
  const found = toEndpointModels(row.models).find(({ name }) => name === model);
  if (!found) fail({ code: 'invalid', issues: [{ path: 'model', code: 'invalid_value' }] });
  return { endpointId, model: found };
}
