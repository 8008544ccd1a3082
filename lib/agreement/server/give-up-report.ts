import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';

/** Ends a report as failed when its job has failed for good; one that has ended otherwise stays as it is. */
export async function giveUpReport(ctx: Ctx, reportId: string, reason: string): Promise<void> {
  await ctx.db.agreementReport.updateMany({
    where: { id: reportId, state: { in: ['queued', 'running'] } },
    data: { state: 'failed', error: reason, finishedAt: now() },
  });
}
