import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { ModelFeatures } from '@/lib/llm/features';
import { readFeatures } from '@/lib/llm/server/known-features';
import { requireProject } from '@/lib/project/server/require-project';
import { calibrateScores, type ScoreCalibration } from '@/lib/consistency/score-calibration';
import { scoredLabels } from '../scores/scored-labels';
import { WITHOUT_VERDICT } from './choose-samples';

/** What a run has made so far. Counts are of segments, unless said otherwise. */
export interface RunSummary {
  segments: number;
  consistent: number;
  inconsistent: number;
  /** With a stage on which the method gave no verdict. */
  abstained: number;
  /** Those of them whose reply could not be read, was refused, filtered or too long to ask for; samples that hold one. */
  withoutVerdict: number;
  samplesWithoutVerdict: number;
  /** Judged against windows of a reference that was too long. */
  windowed: number;
  /** Quotes that stand nowhere in the reference, and all quotes. */
  unanchoredQuotes: number;
  quotes: number;
  /** Of claimed types. */
  types: Record<string, number>;
  /** What the model takes; null where nothing was refused, or for a method that asks none. */
  features: ModelFeatures | null;
  /** Whether people's labels say what its scores mean; null where it gave none. */
  calibration: ScoreCalibration | null;
}

type Counts = Omit<RunSummary, 'types' | 'features' | 'calibration'> & { scored: number };

/** What a run has made so far, counted from its labels: for when it rests, as it reads them all. For leads. */
export async function runSummary(ctx: Ctx, projectId: string, runId: string): Promise<RunSummary> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const run = await ctx.db.run.findFirst({
    where: { id: rowId(runId, 'run'), projectId },
    select: { endpointId: true, method: true, version: true, model: true },
  });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const { db } = ctx;
  const [counts] = await db.$queryRaw<Counts[]>`
    WITH l AS (
      SELECT a."sampleId", l.fact, l.logic, l.machine, l.machine -> 'steps' AS steps
      FROM "Annotation" a JOIN "Label" l ON l."annotationId" = a.id WHERE a."runId" = ${runId}::uuid
    ), m AS (
      SELECT *, machine @? ${WITHOUT_VERDICT}::jsonpath AS without FROM l
    )
    SELECT count(*)::int AS segments,
      count(*) FILTER (WHERE 'inconsistent' IN (fact::text, logic::text))::int AS inconsistent,
      count(*) FILTER (WHERE 'consistent' IN (fact::text, logic::text)
        AND fact IN ('consistent', 'not_judged') AND logic IN ('consistent', 'not_judged'))::int AS consistent,
      count(*) FILTER (WHERE 'abstained' IN (fact::text, logic::text))::int AS abstained,
      count(*) FILTER (WHERE machine ->> 'score' IS NOT NULL)::int AS scored,
      count(*) FILTER (WHERE without)::int AS "withoutVerdict",
      (count(DISTINCT "sampleId") FILTER (WHERE without))::int AS "samplesWithoutVerdict",
      count(*) FILTER (WHERE jsonb_typeof(steps -> 'windows') = 'array')::int AS windowed,
      coalesce(sum(jsonb_array_length(jsonb_path_query_array(steps, 'strict $.**.match ? (@ == "none")'))), 0)::int
        AS "unanchoredQuotes",
      coalesce(sum(jsonb_array_length(jsonb_path_query_array(steps, 'strict $.**.match'))), 0)::int AS quotes
    FROM m`;
  const types = await db.$queryRaw<{ type: string; count: number }[]>`
    SELECT l."errorType"::text AS type, count(*)::int AS count
    FROM "Annotation" a JOIN "Label" l ON l."annotationId" = a.id
    WHERE a."runId" = ${runId}::uuid AND l."errorType" IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`;
  const { scored, ...rest } = counts!;
  return {
    ...rest,
    calibration: scored > 0 ? calibrateScores(await scoredLabels(db, projectId, run)) : null,
    types: Object.fromEntries(types.map(({ type, count }) => [type, count])),
    features: run.endpointId && run.model ? await readFeatures(db, run.endpointId, run.model) : null,
  };
}
