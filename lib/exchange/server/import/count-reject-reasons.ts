import type { Ctx } from '@/lib/auth/ctx';
import type { RejectReason } from '../../parse/reject';
import { requireImport } from './require-import';

/** How many rows of an import were rejected for which reason, the most frequent first. */
export async function countRejectReasons(
  ctx: Ctx,
  importId: string,
): Promise<{ reason: RejectReason; count: number }[]> {
  await requireImport(ctx, importId);
  const counted = await ctx.db.importReject.groupBy({
    by: ['reason'],
    where: { importId },
    _count: true,
    orderBy: [{ _count: { reason: 'desc' } }, { reason: 'asc' }],
  });
  return counted.map(({ reason, _count: count }) => ({ reason: reason as RejectReason, count }));
}
