import { Prisma } from '@/generated/prisma/client';
import { recordEach } from '@/lib/audit/record-each';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { refreshProgress } from '@/lib/progress/server/refresh-progress';
import { requireProject } from '@/lib/project/server/require-project';
import { type SampleSelection, sampleSelectionSchema } from '../selection';
import { selected } from './selected';

/**
 * Reinstates many withdrawn samples, all or none, each with its own row in the audit log; those that are not withdrawn,
 * or are not of this project, are left as they are. Returns how many came back. Leads only.
 */
export async function reinstateSamples(
  ctx: Ctx,
  projectId: string,
  selection: SampleSelection,
): Promise<number> {
  const chosen = sampleSelectionSchema.parse(selection);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await refreshProgress(ctx.db, [projectId]);
  const change = Prisma.sql`
    UPDATE "Sample" live SET "withdrawnAt" = NULL, "withdrawnReason" = NULL
    FROM (SELECT s.id, s."withdrawnReason" FROM "Sample" s
          WHERE ${selected(projectId, chosen)} AND s."withdrawnAt" IS NOT NULL FOR UPDATE) AS old
    WHERE live.id = old.id
    RETURNING live.id, jsonb_build_object('reason', old."withdrawnReason") AS before, NULL::jsonb AS after`;
  return inTx(
    ctx,
    (tx) => recordEach(tx, change, { action: 'sample.reinstate', projectId }),
    LONG_TRANSACTION_MS,
  );
}
