import type { Db } from '@/lib/db/client';
import type { ErrorType } from '@/lib/typology/error-type';
import type { KnownVerdict } from '@/lib/round/known';
import { type RecallRow, recallByType } from '@/lib/round/recall';

interface Row {
  userId: string;
  name: string;
  verdict: KnownVerdict;
  types: ErrorType[];
  said: ErrorType[];
  inconsistent: boolean;
}

/** How people did on the samples of a round whose answer is known: its honeypots, or all of a training round. */
export async function loadRecall(db: Db, roundId: string): Promise<RecallRow[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT w."userId", w.name, a."errorTypes"::text[] AS said, a.verdict IS NOT DISTINCT FROM 'inconsistent' AS inconsistent,
      known.verdict, known.types::text[] AS types
    FROM "RoundSample" q
    JOIN "Round" r ON r.id = q."roundId"
    JOIN "Sample" s ON s.id = q."sampleId" AND s."withdrawnAt" IS NULL
    CROSS JOIN LATERAL face4rag_known_answer(q."sampleId") known
    JOIN "Annotation" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" AND a.state = 'submitted'
    JOIN "Author" w ON w.id = a."authorId"
    WHERE q."roundId" = ${roundId}::uuid AND (q.honeypot OR r.kind = 'training')`;
  return recallByType(
    rows.map(({ verdict, types, userId, ...row }) => ({
      ...row,
      userId: userId ?? row.name,
      known: { verdict, types },
    })),
  );
}
