import type { Db } from '@/lib/db/client';
import type { ErrorType } from '@/lib/typology/error-type';
import { type RecallRow, recallByType } from '../recall';

interface Row {
  userId: string;
  name: string;
  settled: ErrorType[] | null;
  told: ErrorType | null;
  said: ErrorType[];
  inconsistent: boolean;
}

/** How people did on the samples of a round whose answer is known: its honeypots, or all of a training round. */
export async function readRecall(db: Db, roundId: string): Promise<RecallRow[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT w."userId", w.name, a."errorTypes"::text[] AS said, a.verdict IS NOT DISTINCT FROM 'inconsistent' AS inconsistent,
      s."coarseType" AS told, (
        SELECT g."errorTypes"::text[] FROM "Annotation" g
        WHERE g."sampleId" = s.id AND g.source = 'adjudication' AND g.state = 'submitted'
        ORDER BY g."submittedAt" DESC LIMIT 1) AS settled
    FROM "RoundSample" q
    JOIN "Round" r ON r.id = q."roundId"
    JOIN "Sample" s ON s.id = q."sampleId" AND s."withdrawnAt" IS NULL
    JOIN "Annotation" a ON a."roundId" = q."roundId" AND a."sampleId" = q."sampleId" AND a.state = 'submitted'
    JOIN "Author" w ON w.id = a."authorId"
    WHERE q."roundId" = ${roundId}::uuid AND (q.honeypot OR r.kind = 'training')`;
  return recallByType(
    rows.map(({ settled, told, userId, ...row }) => ({
      ...row,
      userId: userId ?? row.name,
      known: settled ?? (told ? [told] : []),
    })),
  );
}
