import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { ENDPOINT_FIELDS, type EndpointView, toEndpointView } from './endpoint-view';

/** Every endpoint, by name. For owners. */
export async function listEndpoints(ctx: Ctx): Promise<EndpointView[]> {
  requireOwner(ctx);
  const rows = await ctx.db.endpoint.findMany({
    where: { removedAt: null },
    orderBy: { name: 'asc' },
    select: ENDPOINT_FIELDS,
  });
  return rows.map(toEndpointView);
}
