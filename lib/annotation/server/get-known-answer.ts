import type { Ctx } from '@/lib/auth/ctx';
import type { KnownAnswer } from '@/lib/round/view';
import { findKnownAnswer } from './find-known-answer';
import { requireReading } from './require-reading';

/** What is known of the sample of a training annotation that was handed in; for its author and for leads. */
export async function getKnownAnswer(ctx: Ctx, annotationId: string): Promise<KnownAnswer | null> {
  const { id } = await requireReading(ctx, annotationId);
  const annotation = await ctx.db.annotation.findUniqueOrThrow({
    where: { id },
    select: { sampleId: true, state: true, round: { select: { kind: true } } },
  });
  return findKnownAnswer(ctx.db, annotation);
}
