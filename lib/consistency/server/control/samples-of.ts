import type { Db } from '@/lib/db/client';
import type { BatchSample } from '../next-batch';

/** The samples that a run names, in order. */
export function samplesOf(
  db: Db,
  { projectId, sampleIds }: { projectId: string; sampleIds: readonly string[] },
): Promise<BatchSample[]> {
  return db.sample.findMany({
    where: { projectId, id: { in: [...sampleIds] }, withdrawnAt: null },
    orderBy: { ordinal: 'asc' },
    select: {
      id: true,
      ordinal: true,
      externalId: true,
      question: true,
      reference: true,
      answer: true,
      language: true,
    },
  });
}
