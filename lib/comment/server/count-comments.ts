import type { Ctx } from '@/lib/auth/ctx';
import { loadComments } from './load-comments';
import { sampleViewer } from './viewer';

export interface SampleCommentCounts {
  /** Comments that stand, on the sample and on all its segments. */
  all: number;
  bySegment: Record<string, number>;
}

/** How many comments on a sample the acting person may see; deleted ones and resolved threads do not count. */
export async function countComments(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
): Promise<SampleCommentCounts> {
  const viewer = await sampleViewer(ctx, projectId, sampleId, 'read');
  const rows = await loadComments(ctx.db, projectId, sampleId, viewer);
  const resolved = new Set(rows.filter(({ resolvedAt }) => resolvedAt).map(({ id }) => id));
  const open = rows.filter((row) => row.deletedAt === null && !resolved.has(row.threadId ?? row.id));
  const bySegment: Record<string, number> = {};
  for (const { segmentId } of open) if (segmentId) bySegment[segmentId] = (bySegment[segmentId] ?? 0) + 1;
  return { all: open.length, bySegment };
}
