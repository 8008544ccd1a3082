import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { toEndpointModels } from '@/lib/llm/server/endpoint-view';
import { inUse } from '@/lib/llm/server/in-use';
import { requireProject } from '@/lib/project/server/require-project';

/** An endpoint as those who start runs see it: no address and nothing of its key. */
export interface RunEndpoint {
  id: string;
  name: string;
  models: EndpointModel[];
}

/** The endpoints that runs of a project can ask, by name. For leads. */
export async function runEndpoints(ctx: Ctx, projectId: string): Promise<RunEndpoint[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.endpoint.findMany({
    where: await inUse(ctx.db),
    orderBy: { name: 'asc' },
    select: { id: true, name: true, models: true },
  });
  return rows.map((row) => ({ ...row, models: toEndpointModels(row.models) }));
}
