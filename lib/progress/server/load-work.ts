import { Prisma } from '@/generated/prisma/client';
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
 * among them; what is submitted is counted as it comes, and what is held is little.
 */
export async function loadWork(db: Db, projectId: string, roundId?: string): Promise<PersonWork[]> {
  const round = roundId ?? null;
  const ofRound = Prisma.sql`line.what = 'submitted' AND (${round}::uuid IS NULL OR line."roundId" = ${round}::uuid)`;
  const [submitted, held] = await Promise.all([
    db.$queryRaw<Submitted[]>`
      SELECT said."roundId", w.id AS "authorId", w."userId", said.honeypot, said.n FROM (
        SELECT "roundId", "authorId", part = 'honeypot' AS honeypot, sum(n)::int AS n FROM (${keptLines(projectId, ofRound)}) AS line
        GROUP BY 1, 2, 3 HAVING sum(n) <> 0) AS said
      JOIN "Author" w ON w.id = said."authorId"`,
    db.$queryRaw<Held[]>`
      SELECT c."roundId", c."userId", c."reservedUntil" IS NOT NULL AS reserved, count(*)::int AS n,
        face4rag_part_of(c."roundId", c."sampleId") = 'honeypot' AS honeypot
      FROM "Assignment" c JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
      WHERE c."projectId" = ${projectId}::uuid AND c.state = 'claimed'
        AND (${round}::uuid IS NULL OR c."roundId" = ${round}::uuid)
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
