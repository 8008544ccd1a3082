import type { Ctx } from '@/lib/auth/ctx';
import { createItemRun } from '@/lib/consistency/server/items/create-item-run';
import { CONSTRUCTION_RUN } from '@/lib/construction/draw/construction-run';

/** A construction run without an item, of a project that need have no source: its id. */
export async function constructionRun(ctx: Ctx, projectId: string, endpointId: string): Promise<string> {
  const params = { wanted: { word_contradiction: 1 }, language: null, dryRun: false, prompts: [] };
  const what = { ...CONSTRUCTION_RUN, params, endpointId, model: 'judge-1', budget: null, items: [] };
  return (await createItemRun(ctx, projectId, what)).id;
}
