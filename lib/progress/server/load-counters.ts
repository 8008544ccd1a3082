import { type CounterKind, Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { ErrorType } from '@/lib/typology/error-type';
import type { GoldOriginOfAnswer } from '../figures';
import type { Part } from '../part';
import type { SampleState } from '../sample-state';
import { ownRow } from './counted';
import { refreshProgress } from './refresh-progress';

const { sql } = Prisma;

/** What lines are counted by; null in those that are not. */
interface By {
  roundId: string | null;
  part: Part | null;
  state: SampleState | null;
  goldOrigin: GoldOriginOfAnswer | null;
  verdict: 'consistent' | 'inconsistent' | null;
  errorType: ErrorType | null;
  /** YYYY-MM-DD, UTC. */
  day: string | null;
}

/** The sum of a project's lines of a kind, of those that are `by` what is given; 0 where there is none. */
export type Counters = (what: CounterKind, by?: Partial<By>) => number;

/**
 * What a project counts, without its withdrawn samples. Everybody's as triggers keep it, so that no annotation is read;
 * with `userId`, of one account's own work alone, afresh. Predictions are always everybody's.
 */
export async function loadCounters(
  db: Db,
  projectId: string,
  userId: string | null = null,
): Promise<Counters> {
  await refreshProgress(db, [projectId]);
  const lines =
    userId === null ? keptLines(projectId, sql`line.what <> 'free'`) : ownLines(projectId, userId);
  const rows = await db.$queryRaw<({ what: CounterKind; n: number } & By)[]>`
    SELECT what, "roundId", part, state, "goldOrigin", verdict, "errorType", to_char(day, 'YYYY-MM-DD') AS day, sum(n)::int AS n
    FROM (${lines}) AS line GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`;
  return (what, by = {}) => {
    const wanted = Object.entries(by) as [keyof By, string | null][];
    const found = rows.filter(
      (row) => row.what === what && wanted.every(([column, value]) => row[column] === value),
    );
    return found.reduce((sum, { n }) => sum + n, 0);
  };
}

const withdrawn = (projectId: string): Prisma.Sql =>
  sql`"Sample" s WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NOT NULL`;

const COLUMNS = sql`line.what, line."roundId", line."authorId", line.part, line.state, line."goldOrigin", line.verdict, line."errorType", line.day`;

/**
 * A project's lines of which a condition on `line` holds. Annotations of withdrawn samples are taken off here, since a withdrawal and
 * a submission may come at once; states, gold and queues know of withdrawals.
 */
export const keptLines = (projectId: string, wanted: Prisma.Sql): Prisma.Sql => sql`
  SELECT ${COLUMNS}, line.n FROM "ProjectCounter" line WHERE line."projectId" = ${projectId}::uuid AND ${wanted}
  UNION ALL SELECT ${COLUMNS}, -t.n FROM "Annotation" a, face4rag_counted(a, face4rag_part_of(a."roundId", a."sampleId")) t,
    LATERAL (SELECT (t.line).*) AS line
    WHERE a."sampleId" IN (SELECT s.id FROM ${withdrawn(projectId)}) AND ${wanted}
  UNION ALL SELECT ${COLUMNS}, -1 FROM "FoundType" f, LATERAL (SELECT (face4rag_line(f."projectId", 'type', type => f.type)).*) AS line
    WHERE f.n > 0 AND f."sampleId" IN (SELECT s.id FROM ${withdrawn(projectId)}) AND ${wanted}`;

function ownLines(projectId: string, userId: string): Prisma.Sql {
  const mine = sql`
    FROM "Author" w JOIN "Annotation" a ON a."authorId" = w.id AND a.source = 'annotator'
      AND a."sampleId" NOT IN (SELECT s.id FROM ${withdrawn(projectId)}) AND ${ownRow('a')}`;
  const me = sql`WHERE w."projectId" = ${projectId}::uuid AND w."userId" = ${userId}`;
  return sql`
    ${keptLines(projectId, sql`line.what = 'prefilled'`)}
    UNION ALL SELECT ${COLUMNS}, own.n FROM (
      SELECT t.line, t.n ${mine}, face4rag_counted(a, 'counted') t ${me}
      UNION ALL SELECT face4rag_line(${projectId}::uuid, 'labelled'), count(DISTINCT a."sampleId") ${mine} ${me} AND a.state = 'submitted'
      UNION ALL SELECT face4rag_line(${projectId}::uuid, 'type', type => type), count(DISTINCT "sampleId") FROM (
        SELECT a."sampleId", unnest(a."errorTypes") AS type ${mine} ${me} AND a.state = 'submitted') AS found GROUP BY type
    ) AS own(line, n), LATERAL (SELECT (own.line).*) AS line`;
}
