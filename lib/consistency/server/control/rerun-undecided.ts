import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fromMicros } from '@/lib/llm/price';
import { requireProject } from '@/lib/project/server/require-project';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { WITHOUT_VERDICT } from './choose-samples';
import { startRun } from './start-run';

/**
 * Starts a run like an ended one over the samples that it left with a stage without a verdict: what came of refusals,
 * filters and unreadable replies is dropped and asked once more, all else comes from the store. Fails with
 * `state`/nothing_to_read where there is no such sample, and as startRun does. Leads only.
 */
export async function rerunUndecided(
  ctx: Ctx,
  projectId: string,
  runId: string,
  methods: readonly Method[] = METHODS,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  return inTx(ctx, async (tx) => {
    const where = { id: rowId(runId, 'run'), projectId, kind: 'full', imported: false } as const;
    const run = await tx.db.run.findFirst({ where });
    if (!run) fail({ code: 'not_found', object: 'run' });
    await tx.db.$executeRaw`
      WITH l AS (
        SELECT a."sampleId", l.machine -> 'steps' AS steps
        FROM "Annotation" a JOIN "Label" l ON l."annotationId" = a.id
        WHERE a."runId" = ${runId}::uuid AND NOT a.superseded AND l.machine @? ${WITHOUT_VERDICT}::jsonpath
      ), unread AS (
        SELECT jsonb_array_elements_text(steps -> 'replies' -> stage) AS key
        FROM l, unnest(ARRAY['fact', 'logic', 'type']) AS stage
        WHERE jsonb_typeof(steps -> stage -> 'noVerdict') = 'object'
        UNION
        SELECT r.key FROM "RunReply" r JOIN "StoredReply" s ON s.key = r.key AND s.fault IS NOT NULL
        WHERE r."runId" = ${runId}::uuid AND r."sampleId" IN (SELECT "sampleId" FROM l)
      )
      DELETE FROM "StoredReply" WHERE key IN (SELECT key FROM unread)`;
    const { method, params, endpointId, model, inBatches, budgetMicros, groupId } = run;
    const order = { method, params, endpointId, model, inBatches, budget: fromMicros(budgetMicros) };
    return startRun(tx, projectId, { ...order, choice: { scope: 'no_verdict' } }, methods, groupId);
  });
}
