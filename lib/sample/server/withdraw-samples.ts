import { Prisma } from '@/generated/prisma/client';
import { recordEach } from '@/lib/audit/record-each';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { refreshProgress } from '@/lib/progress/server/refresh-progress';
import { requireProject } from '@/lib/project/server/require-project';
import { type SampleSelection, sampleSelectionSchema } from '../selection';
import { withdrawalReasonSchema } from '../withdrawal';
import { selected } from './selected';

/**
 * Withdraws many samples for one reason, all or none, each with its own row in the audit log; those that are withdrawn
 * already, or are not of this project, are left as they are. Returns how many it withdrew. Leads only.
 */
export async function withdrawSamples(
  ctx: Ctx,
  projectId: string,
  selection: SampleSelection,
  reason: string,
): Promise<number> {
  const why = withdrawalReasonSchema.parse(reason);
  const chosen = sampleSelectionSchema.parse(selection);
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  await refreshProgress(ctx.db, [projectId]);
  const change = Prisma.sql`
    UPDATE "Sample" s SET "withdrawnAt" = ${now()}, "withdrawnReason" = ${why}
    WHERE ${selected(projectId, chosen)} AND s."withdrawnAt" IS NULL
    RETURNING s.id, NULL::jsonb AS before, jsonb_build_object('reason', s."withdrawnReason") AS after`;
  return inTx(
    ctx,
    (tx) => recordEach(tx, change, { action: 'sample.withdraw', projectId }),
    LONG_TRANSACTION_MS,
  );
}
