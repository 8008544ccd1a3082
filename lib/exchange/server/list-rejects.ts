import type { Ctx } from '@/lib/auth/ctx';
import type { Fault, RejectReason } from '../reject';
import { requireImport } from './require-import';

export interface Reject {
  position: number;
  line: number;
  column: string | null;
  reason: RejectReason;
  detail: Fault['detail'];
  excerpt: string;
}

/** Rejected rows of an import in the order of the file, from `after` on. */
export async function listRejects(
  ctx: Ctx,
  importId: string,
  after: number,
  take: number,
): Promise<Reject[]> {
  await requireImport(ctx, importId);
  const rows = await ctx.db.importReject.findMany({
    where: { importId, position: { gt: after } },
    orderBy: { position: 'asc' },
    take,
  });
  return rows.map(({ reason, detail, ...row }) => ({
    ...row,
    reason: reason as RejectReason,
    detail: detail as Fault['detail'],
  }));
}
