import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { ErrorType } from '@/lib/typology/error-type';
import type { GoldOriginOfAnswer } from '../figures';
import type { Part } from '../part';
import type { SampleState } from '../sample-state';
import { ownRow } from './counted';
import { refreshProgress } from './refresh-progress';

const { sql } = Prisma;

type Key =
  | 'prefilled'
  | 'labelled'
  | 'consistent'
  | 'inconsistent'
  | 'undecided'
  | 'confirmed'
  | 'changed'
  | `state ${SampleState}`
  | `part ${Part}`
  | `gold ${GoldOriginOfAnswer} ${'consistent' | 'inconsistent'}`
  | `type ${ErrorType}`
  /** YYYY-MM-DD, UTC. */
  | `day ${string}`
  /** Free places of a round, and samples in its queue; honeypots aside. */
  | `slots ${string}`
  | `queued ${string}`;

/** Counts of a project by what is counted; 0 where there is none. */
export type Counters = (key: Key) => number;

/**
 * What a project counts, without its withdrawn samples. Everybody's as triggers keep it, so that no annotation is read; with
 * `userId`, of one account's own work alone, afresh. Readings by methods are everybody's.
 */
export async function loadCounters(
  db: Db,
  projectId: string,
  userId: string | null = null,
): Promise<Counters> {
  await refreshProgress(db, [projectId]);
  const lines = userId === null ? keptLines(projectId) : own(projectId, userId);
  const rows = await db.$queryRaw<{ key: string; n: number }[]>`
    SELECT key, sum(n)::int AS n FROM (${lines}) AS line GROUP BY key`;
  const counts = new Map(rows.map(({ key, n }) => [key, n]));
  return (key) => counts.get(key) ?? 0;
}

const withdrawn = (projectId: string): Prisma.Sql =>
  sql`"Sample" s WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NOT NULL`;

/**
 * The lines of a project's tally that begin with a word, or all but those by language and person. Annotations of withdrawn samples
 * are taken off here, since a withdrawal and a submission may come at once; states, gold and queues know of withdrawals.
 */
export const keptLines = (projectId: string, first?: string): Prisma.Sql => {
  const wanted = first
    ? sql`starts_with(key, ${first})`
    : sql`NOT starts_with(key, 'free ') AND NOT starts_with(key, 'by ')`;
  return sql`
    SELECT key, n FROM "ProjectCounter" WHERE "projectId" = ${projectId}::uuid AND ${wanted}
    UNION ALL SELECT t.key, -t.n FROM "Annotation" a, face4rag_counted(a, face4rag_part_of(a."roundId", a."sampleId")) t
      WHERE a."sampleId" IN (SELECT s.id FROM ${withdrawn(projectId)}) AND ${wanted}
    UNION ALL SELECT key, -1 FROM "FoundType" f, LATERAL (SELECT 'type ' || f.type AS key) AS k
      WHERE f.n > 0 AND f."sampleId" IN (SELECT s.id FROM ${withdrawn(projectId)}) AND ${wanted}`;
};

function own(projectId: string, userId: string): Prisma.Sql {
  const mine = sql`
    FROM "Author" w JOIN "Annotation" a ON a."authorId" = w.id AND a.source = 'annotator'
      AND a."sampleId" NOT IN (SELECT s.id FROM ${withdrawn(projectId)}) AND ${ownRow('a')}`;
  const me = sql`WHERE w."projectId" = ${projectId}::uuid AND w."userId" = ${userId}`;
  return sql`
    SELECT key, n FROM (${keptLines(projectId, 'prefilled')}) AS everybody
    UNION ALL SELECT t.key, t.n ${mine}, face4rag_counted(a, 'counted') t ${me}
    UNION ALL SELECT 'labelled', count(DISTINCT a."sampleId") ${mine} ${me} AND a.state = 'submitted'
    UNION ALL SELECT 'type ' || type, count(DISTINCT "sampleId") FROM (
      SELECT a."sampleId", unnest(a."errorTypes") AS type ${mine} ${me} AND a.state = 'submitted') AS found GROUP BY type`;
}
