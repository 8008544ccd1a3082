import type { Ctx } from '@/lib/auth/ctx';
import type { Fault, RejectReason } from '../../parse/reject';
import { requireImport } from './require-import';

export interface Reject {
  position: number;
  line: number;
  column: string | null;
  reason: RejectReason;
  detail: Fault['detail'];
  excerpt: string;
  /** All that is wrong with the row; the first is the one above. */
  faults: Fault[];
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
  return rows.map(({ reason, detail, faults, ...row }) => {
    const first = { reason: reason as RejectReason, column: row.column, detail: detail as Fault['detail'] };
    const all = faults as unknown as Fault[];
    // A row of an earlier version tells one.
    return { ...row, ...first, faults: all.length > 0 ? all : [first] };
  });
}
