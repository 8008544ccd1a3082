import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { env } from '@/lib/env';
import type { ModelFeatures } from '../features';
import { ENDPOINT_FIELDS, type EndpointView, toEndpointView } from './endpoint-view';
import { inUse } from './in-use';
import { toModelFeatures } from './known-features';
import { keyHint } from './sealed-key';

/** An endpoint with what is known of its models: of those that were asked. */
export interface ListedEndpoint extends EndpointView {
  found: Record<string, ModelFeatures>;
}

/** Every endpoint that can be asked, by name; that of the environment among them. For owners. */
export async function listEndpoints(ctx: Ctx): Promise<ListedEndpoint[]> {
  requireOwner(ctx);
  const rows = await ctx.db.endpoint.findMany({
    where: await inUse(ctx.db),
    orderBy: { name: 'asc' },
    select: { ...ENDPOINT_FIELDS, features: true },
  });
  return rows.map(({ features, ...row }) => ({
    ...toEndpointView(row.source === 'settings' ? row : { ...row, ...environmentKey() }),
    found: Object.fromEntries(features.map((known) => [known.model, toModelFeatures(known)])),
  }));
}

/** Of a key that is never stored. */
function environmentKey() {
  const key = env().FACE4RAG_LLM_API_KEY;
  return { keyHint: key === undefined ? null : keyHint(key) };
}
