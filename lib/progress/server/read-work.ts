import type { Db } from '@/lib/db/client';
import type { PersonWork } from '../figures';
import { gatherWork } from '../work';
import { keptLines } from './load-counters';

interface Submitted {
  roundId: string;
  authorId: string;
  userId: string | null;
  honeypot: boolean;
  n: number;
}

interface Held {
  roundId: string;
  userId: string;
  honeypot: boolean;
  reserved: boolean;
  n: number;
}

/**
 * What each person submitted and holds in the rounds of a project, or in one. Submitted are annotations, so that imported ones are
 * among them; what is submitted is tallied, and what is held is little.
 */
export async function readWork(db: Db, projectId: string, roundId?: string): Promise<PersonWork[]> {
  const [submitted, held] = await Promise.all([
    db.$queryRaw<Submitted[]>`
      SELECT split_part(key, ' ', 2) AS "roundId", w.id AS "authorId", w."userId", key LIKE '%honeypot' AS honeypot, n FROM (
        SELECT key, sum(n)::int AS n FROM (${keptLines(projectId, `by ${roundId ?? ''}`)}) AS line
        GROUP BY key HAVING sum(n) <> 0) AS said
      JOIN "Author" w ON w.id = split_part(key, ' ', 3)::uuid`,
    db.$queryRaw<Held[]>`
      SELECT c."roundId", c."userId", c."reservedUntil" IS NOT NULL AS reserved, count(*)::int AS n,
        face4rag_part_of(c."roundId", c."sampleId") = 'honeypot' AS honeypot
      FROM "Assignment" c JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
      WHERE c."projectId" = ${projectId}::uuid AND c.state = 'claimed'
        AND (${roundId ?? null}::uuid IS NULL OR c."roundId" = ${roundId ?? null}::uuid)
      GROUP BY 1, 2, 3, 5`,
  ]);
  return gatherWork([
    ...submitted.map(({ authorId, ...row }) => ({
      ...row,
      key: row.userId ?? authorId,
      what: 'submitted' as const,
    })),
    ...held.map(({ reserved, ...row }) => ({
      ...row,
      key: row.userId,
      what: reserved ? ('reserved' as const) : ('inProgress' as const),
    })),
  ]);
}
