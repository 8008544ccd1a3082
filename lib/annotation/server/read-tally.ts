import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { Eyes } from '@/lib/sample/server/sample-filter';
import type { ErrorType } from '@/lib/typology/error-type';

const { sql } = Prisma;

type Key =
  | 'samples'
  | 'prefilled'
  | 'flagged'
  | 'consistent'
  | 'inconsistent'
  | 'undecided'
  | 'confirmed'
  | 'changed'
  | `type ${ErrorType}`
  /** YYYY-MM-DD, UTC. */
  | `day ${string}`;

/** Counts of a project by what is counted; 0 where there is none. */
export type Tally = (key: Key) => number;

/**
 * What the home of a project counts, without its withdrawn samples: of everybody's annotations as triggers keep it, so that none
 * of them is read; of one account's own, afresh. Readings by methods are everybody's.
 */
export async function readTally(db: Db, projectId: string, eyes: Eyes): Promise<Tally> {
  const lines = 'all' in eyes ? kept(projectId) : own(projectId, eyes.userId);
  const rows = await db.$queryRaw<{ key: string; n: number }[]>`
    SELECT key, sum(n)::int AS n FROM (${lines}) AS line GROUP BY key`;
  const counts = new Map(rows.map(({ key, n }) => [key, n]));
  return (key) => counts.get(key) ?? 0;
}

const withdrawn = (projectId: string): Prisma.Sql =>
  sql`"Sample" s WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NOT NULL`;

const kept = (projectId: string): Prisma.Sql => sql`
  SELECT key, n FROM "ProjectTally" WHERE "projectId" = ${projectId}::uuid AND NOT starts_with(key, 'free ')
  UNION ALL SELECT 'samples', -count(*) FROM ${withdrawn(projectId)}
  UNION ALL SELECT t.key, -t.n FROM "Annotation" a, face4rag_tallied(a) t
    WHERE a."sampleId" IN (SELECT s.id FROM ${withdrawn(projectId)})
  UNION ALL SELECT 'type ' || f.type, -1 FROM "FoundType" f
    WHERE f.n > 0 AND f."sampleId" IN (SELECT s.id FROM ${withdrawn(projectId)})`;

function own(projectId: string, userId: string): Prisma.Sql {
  const mine = sql`
    FROM "Author" w JOIN "Annotation" a ON a."authorId" = w.id AND a.source = 'annotator'
      AND a."sampleId" NOT IN (SELECT s.id FROM ${withdrawn(projectId)})`;
  const me = sql`WHERE w."projectId" = ${projectId}::uuid AND w."userId" = ${userId}`;
  return sql`
    SELECT key, n FROM (${kept(projectId)}) AS everybody WHERE key IN ('samples', 'prefilled')
    UNION ALL SELECT t.key, t.n ${mine}, face4rag_tallied(a) t ${me}
    UNION ALL SELECT 'type ' || type, count(DISTINCT "sampleId") FROM (
      SELECT a."sampleId", unnest(a."errorTypes") AS type ${mine} ${me} AND a.state = 'submitted') AS found GROUP BY type`;
}
