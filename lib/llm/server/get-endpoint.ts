import type { Ctx } from '@/lib/auth/ctx';
import { requireOwner } from '@/lib/auth/server/require-owner';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { ENDPOINT_FIELDS, type EndpointView, toEndpointView } from './endpoint-view';

/** An endpoint that can be changed on the screen: one of the environment is not found. For owners. */
export async function getEndpoint(ctx: Ctx, endpointId: string): Promise<EndpointView> {
  requireOwner(ctx);
  const id = rowId(endpointId, 'endpoint');
  const row = await ctx.db.endpoint.findFirst({
    where: { id, removedAt: null, source: 'settings' },
    select: ENDPOINT_FIELDS,
  });
  return toEndpointView(row ?? fail({ code: 'not_found', object: 'endpoint' }));
}
