import type { Db } from '@/lib/db/client';
import type { Gate } from '../../gate/gate';

export async function loadGate(db: Db, projectId: string): Promise<Gate> {
  const { leastBalancedAccuracy, leastPassRate } = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { leastBalancedAccuracy: true, leastPassRate: true },
  });
  return { balancedAccuracy: leastBalancedAccuracy, passRate: leastPassRate };
}
