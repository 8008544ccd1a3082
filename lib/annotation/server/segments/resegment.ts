import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type Cuttable, requireVersion } from '../labels/lock-draft';
import { segmentsOutcome } from '../labels/outcome';
import { moveTo } from './replace-segments';

/** Goes back (or forth again) to a segmentation that this annotation has had: its labels are still there. */
export async function resegment(
  ctx: TxCtx,
  draft: Cuttable,
  change: Extract<Change, { kind: 'resegment' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const { segmentIds } = change;
  const labelled = await ctx.db.label.count({
    where: { annotationId: draft.id, segmentId: { in: segmentIds } },
  });
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT i."segmentationId" AS id
    FROM "SegmentationItem" i JOIN "Segmentation" g ON g.id = i."segmentationId"
    WHERE g."sampleId" = ${draft.sampleId}::uuid
    GROUP BY i."segmentationId"
    HAVING array_agg(i."segmentId" ORDER BY i.position) = ${segmentIds}::uuid[]
    LIMIT 1`;
  const target = rows[0];
  if (!target || labelled !== segmentIds.length)
    fail({ code: 'invalid', issues: [{ path: 'segmentIds', code: 'unknown_segmentation' }] });
  const next = await moveTo(ctx.db, draft, target.id);
  await recordAudit(ctx, {
    action: 'annotation.resegment',
    objectType: 'annotation',
    objectId: draft.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { segmentationId: draft.segmentationId },
    after: { segmentationId: target.id },
    change,
  });
  return segmentsOutcome(ctx, next);
}
