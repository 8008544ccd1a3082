import type { Db } from '@/lib/db/client';
import type { Requirement } from '../../requirement/requirement';

export async function loadRequirement(db: Db, projectId: string): Promise<Requirement> {
  const { leastBalancedAccuracy, leastPassRate } = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { leastBalancedAccuracy: true, leastPassRate: true },
  });
  return { balancedAccuracy: leastBalancedAccuracy, passRate: leastPassRate };
}
