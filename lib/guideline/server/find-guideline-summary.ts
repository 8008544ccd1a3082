import type { Ctx } from '@/lib/auth/ctx';
import { latestNumber } from './latest-number';

/** That there are guidelines, and whether the acting person has had this version before them; null without any. */
export async function findGuidelineSummary(
  { db, actor }: Ctx,
  projectId: string,
): Promise<{ number: number; read: boolean } | null> {
  const number = await latestNumber(db, projectId);
  if (number === 0) return null;
  const read = await db.guidelineReceipt.findUnique({
    where: { projectId_userId: { projectId, userId: actor.userId ?? '' } },
    select: { number: true },
  });
  return { number, read: (read?.number ?? 0) >= number };
}
