import type { Db } from '@/lib/db/client';
import type { MethodInput } from '../method';
import { type ClaimingRun, unread } from './run-claims';

export interface BatchSample extends MethodInput {
  id: string;
  externalId: string;
  ordinal: number;
}

/** Up to `count` samples that a run has neither judged nor failed on, in order, after an ordinal. */
export async function nextBatch(
  db: Db,
  run: ClaimingRun,
  count: number,
  after: number,
): Promise<BatchSample[]> {
  return db.$queryRaw<BatchSample[]>`
    SELECT s.id, s."externalId", s.ordinal, s.question, s.reference, s.answer, s.language
    FROM "Sample" s
    WHERE ${unread(run)} AND s.ordinal > ${after}
    ORDER BY s.ordinal
    LIMIT ${count}`;
}
