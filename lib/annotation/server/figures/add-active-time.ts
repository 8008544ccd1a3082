import { z } from 'zod';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { creditable } from '@/lib/annotation/figures/active-time';
import { requireAnnotation } from '../predictions/require-annotation';

export const activeTimeSchema = z.object({
  id: z.uuid(),
  ms: z
    .number()
    .min(0)
    .max(24 * 3_600_000),
});

/**
 * Adds a batch of active time to one's own annotation and returns the total. The same batch again adds nothing; what is
 * more than can have gone by is not credited. A measure beside the data: it writes no audit log and moves no version.
 */
export async function addActiveTime(
  ctx: Ctx,
  annotationId: string,
  input: unknown,
): Promise<{ activeMs: number }> {
  const id = rowId(annotationId, 'annotation');
  const batch = activeTimeSchema.parse(input);
  return inTx(ctx, async (tx) => {
    const { mine } = await requireAnnotation(tx, id);
    if (!mine) fail({ code: 'forbidden' });
    const [row] = await tx.db.$queryRaw<{ activeMs: number; createdAt: Date }[]>`
      SELECT "activeMs", "createdAt" FROM "Annotation" WHERE id = ${id}::uuid FOR UPDATE`;
    const { activeMs, createdAt } = row!;
    const ms = creditable(batch.ms, { activeMs, sinceStartMs: now().getTime() - createdAt.getTime() });
    const { count } = await tx.db.activeInterval.createMany({
      data: { id: batch.id, annotationId: id, ms },
      skipDuplicates: true,
    });
    if (count === 0 || ms === 0) return { activeMs };
    await tx.db.$executeRaw`UPDATE "Annotation" SET "activeMs" = "activeMs" + ${ms} WHERE id = ${id}::uuid`;
    return { activeMs: activeMs + ms };
  });
}
