import type { Db } from '@/lib/db/client';
import type { KnownAnswer } from '@/lib/round/known';

/** The known answer of a sample, as face4rag_known_answer has it; null where it is not known. */
export async function findKnownAnswer(db: Db, sampleId: string): Promise<KnownAnswer | null> {
  const rows = await db.$queryRaw<KnownAnswer[]>`
    SELECT origin, verdict, types::text[] AS types FROM face4rag_known_answer(${sampleId}::uuid)`;
  return rows[0] ?? null;
}
