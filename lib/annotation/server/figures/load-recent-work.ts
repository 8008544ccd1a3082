import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { KnownVerdict } from '@/lib/round/known';
import { recallByType } from '@/lib/round/recall';
import { byName } from '@/lib/text/by-name';
import type { ErrorType } from '@/lib/typology/error-type';

/** Of what a person has submitted of late in one round no more is read: nobody judges as many samples in two days. */
const MOST = 300;

/** What one person has submitted of late; training and honeypots are apart. */
export interface RecentWork {
  /** Id of the account, else of the author. */
  key: string;
  name: string;
  submitted: number;
  training: number;
  honeypots: number;
  /** Active time on all of it. */
  activeMs: number;
  /** What was to be found in the honeypots, as in a round's recall: types, and consistent answers; and how much was. */
  recall: { found: number; of: number };
}

/** A person's answer to a honeypot. */
interface Try {
  verdict: KnownVerdict;
  types: ErrorType[];
  said: ErrorType[];
  inconsistent: boolean;
}

/** Who has submitted what since `since`, by name; for leads. Reads the submissions since then alone, at most MOST of each. */
export async function loadRecentWork(ctx: Ctx, projectId: string, since: Date): Promise<RecentWork[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.$queryRaw<(Omit<RecentWork, 'recall'> & { tried: Try[] })[]>`
    WITH trap AS MATERIALIZED (
      SELECT q."roundId", q."sampleId" FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId" AND r.kind <> 'training'
      WHERE r."projectId" = ${projectId}::uuid AND q.honeypot AND NOT q.withdrawn)
    SELECT coalesce(w."userId", w.id::text) AS key, coalesce(u.name, w.name) AS name,
      count(*) FILTER (WHERE r.kind <> 'training' AND trap."sampleId" IS NULL)::int AS submitted,
      count(*) FILTER (WHERE r.kind = 'training')::int AS training, count(trap."sampleId")::int AS honeypots,
      sum(a."activeMs")::float8 AS "activeMs",
      coalesce(jsonb_agg(jsonb_build_object('verdict', known.verdict, 'types', known.types, 'said', a."errorTypes",
        'inconsistent', a.verdict IS NOT DISTINCT FROM 'inconsistent')) FILTER (WHERE known.verdict IS NOT NULL), '[]') AS tried
    FROM "Round" r JOIN "Author" w ON w."projectId" = r."projectId" LEFT JOIN "User" u ON u.id = w."userId"
    CROSS JOIN LATERAL (SELECT x."sampleId", x.verdict, x."errorTypes", x."activeMs" FROM "Annotation" x
      WHERE x."roundId" = r.id AND x."authorId" = w.id AND x.source = 'annotator' AND x.state = 'submitted'
        AND x."submittedAt" >= ${since} ORDER BY x."submittedAt" DESC LIMIT ${MOST}) a
    LEFT JOIN trap ON trap."roundId" = r.id AND trap."sampleId" = a."sampleId"
    LEFT JOIN LATERAL face4rag_known_answer(trap."sampleId") known ON trap."sampleId" IS NOT NULL
    WHERE r."projectId" = ${projectId}::uuid AND a."sampleId" NOT IN (
      SELECT s.id FROM "Sample" s WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NOT NULL)
    GROUP BY 1, 2`;
  return rows.map(({ tried, ...row }) => ({ ...row, recall: recallOf(row, tried) })).sort(byName);
}

function recallOf(
  { key, name }: Pick<RecentWork, 'key' | 'name'>,
  tried: readonly Try[],
): RecentWork['recall'] {
  const rows = recallByType(
    tried.map(({ verdict, types, ...said }) => ({ userId: key, name, known: { verdict, types }, ...said })),
  );
  return {
    found: rows.reduce((sum, { found }) => sum + found, 0),
    of: rows.reduce((sum, { of }) => sum + of, 0),
  };
}
