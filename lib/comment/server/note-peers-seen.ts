import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { SampleViewer } from './viewer';

/**
 * Notes on an annotator's own annotation that other annotators' words on the sample have been shown to them: what they
 * change after reopening it is no longer unled.
 */
export async function notePeersSeen(
  { db }: Ctx,
  sampleId: string,
  { annotatesOnly, userId }: SampleViewer,
  shown: readonly { authorId: string; byLead: boolean; deletedAt: Date | null }[],
): Promise<void> {
  const peers = shown.some(
    ({ authorId, byLead, deletedAt }) => authorId !== userId && !byLead && deletedAt === null,
  );
  if (!annotatesOnly || !peers) return;
  await db.annotation.updateMany({
    where: { sampleId, source: 'annotator', author: { userId }, peerCommentsSeenAt: null },
    data: { peerCommentsSeenAt: now() },
  });
}
