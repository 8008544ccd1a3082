import type { Db } from '@/lib/db/client';

/** Number of the version in force; 0 before the first one. */
export async function latestNumber(db: Db, projectId: string): Promise<number> {
  const { _max } = await db.guideline.aggregate({ where: { projectId }, _max: { number: true } });
  return _max.number ?? 0;
}
