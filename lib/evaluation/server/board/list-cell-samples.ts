import { Prisma } from '@/generated/prisma/client';
import { newestVotes } from '@/lib/annotation/server/labels/votes';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { isOfOrigin } from '@/lib/sample/server/sample-origin';
import { type BoardCell, CELL_SAMPLES_A_PAGE, type CellOutcome } from '../../board/board-cell';
import type { CellSamples } from '../../board/view-schema';
import { loadJudges, type StoredJudge } from './load-judges';

const { sql, empty, join } = Prisma;

/**
 * The samples behind a cell of the board, in the order of arrival, from gold and predictions as they are now. For leads and
 * readers. Fails with not_found for a judge that has no current prediction in the project.
 */
export async function listCellSamples(ctx: Ctx, projectId: string, cell: BoardCell): Promise<CellSamples> {
  await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const judges = await loadJudges(ctx.db, projectId);
  const one = predictionOf(judges, 'a', cell.judge);
  const other = cell.other === undefined ? null : predictionOf(judges, 'b', cell.other);
  const from = sql`
    FROM "SampleProgress" p JOIN "Sample" s ON s.id = p."sampleId" ${one.join} ${other?.join ?? empty}
    WHERE p."projectId" = ${projectId}::uuid AND p."goldVerdict" IS NOT NULL AND s."withdrawnAt" IS NULL
      AND ${one.there} ${outcomeOf(one.said, cell.outcome)}
      ${other ? sql`AND ${other.there} ${outcomeOf(other.said, cell.otherOutcome)}` : empty} ${ofAnswers(cell)}`;
  const [[counted], samples] = await Promise.all([
    ctx.db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`,
    ctx.db.$queryRaw<CellSamples['samples']>`
      SELECT s.id, s."externalId", left(s.question, 300) AS question, left(s.answer, 600) AS answer, s.language, s.generator,
        s.pedigree->>'recipe' AS recipe, p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types, coalesce(${one.said}, 'undecided') AS said,
        ${other ? sql`coalesce(${other.said}, 'undecided')` : sql`NULL::text`} AS "otherSaid"
      ${from} ORDER BY s.ordinal LIMIT ${CELL_SAMPLES_A_PAGE} OFFSET ${(cell.page - 1) * CELL_SAMPLES_A_PAGE}`,
  ]);
  return { total: counted?.total ?? 0, samples };
}

interface JoinedPrediction {
  join: Prisma.Sql;
  /** That the judge has predicted the sample. */
  there: Prisma.Sql;
  /** Its verdict as text; null while it is undecided. */
  said: Prisma.Sql;
}

function predictionOf(judges: readonly StoredJudge[], alias: 'a' | 'b', judge: string): JoinedPrediction {
  if (judge === 'always_consistent' || judge === 'always_inconsistent')
    return { join: empty, there: sql`true`, said: sql`${judge.slice('always_'.length)}::text` };
  const found = judges.find(({ runs }) => runs.includes(judge));
  if (!found) fail({ code: 'not_found', object: 'run' });
  const as = Prisma.raw(alias);
  return {
    join: sql`LEFT JOIN "Annotation" ${as} ON ${as}."sampleId" = s.id AND ${as}."runId" = ANY(${found.runs}::uuid[])
      AND ${as}.source = 'method' AND NOT ${as}.superseded`,
    there: sql`${as}.id IS NOT NULL`,
    said: sql`${as}.verdict::text`,
  };
}

function outcomeOf(said: Prisma.Sql, outcome: CellOutcome | undefined): Prisma.Sql {
  if (outcome === undefined) return empty;
  const right = sql`${said} IS NOT DISTINCT FROM p."goldVerdict"::text`;
  return outcome === 'right' ? sql`AND ${right}` : sql`AND NOT ${right}`;
}

function ofAnswers({ gold, type, language, generator, origin, recipe, exposure }: BoardCell): Prisma.Sql {
  const conditions = [
    ...(gold === undefined ? [] : [sql`p."goldVerdict" = ${gold}::"Verdict"`]),
    ...(type === undefined ? [] : [sql`${type}::"ErrorType" = ANY(p."goldTypes")`]),
    ...(language === undefined ? [] : [sql`s.language = ${language}`]),
    ...(generator === undefined ? [] : [sql`coalesce(s.generator, '') = ${generator}`]),
    ...(origin === undefined ? [] : [isOfOrigin('s', origin)]),
    ...(recipe === undefined ? [] : [sql`coalesce(s.pedigree->>'recipe', '') = ${recipe}`]),
    ...(exposure === undefined ? [] : [exposure === 'blind' ? IS_BLIND : sql`NOT ${IS_BLIND}`]),
  ];
  return conditions.length === 0 ? empty : sql`AND ${join(conditions, ' AND ')}`;
}

/** As `loadBoardSamples` has it: no lead adjudicated it, and nobody's label behind the gold could have been moved by a judge. */
const IS_BLIND = sql`(NOT EXISTS (
  SELECT FROM "Annotation" j WHERE j."sampleId" = s.id AND j.source = 'adjudication' AND j.state = 'submitted'
) AND NOT EXISTS (
  SELECT FROM (${newestVotes(sql`a."sampleId" = s.id`)}) v
  JOIN "Label" l ON l."annotationId" = v.id AND l.exposure NOT IN ('nothing', 'segmentation')))`;
