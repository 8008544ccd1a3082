import { Prisma } from '@/generated/prisma/client';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { Db } from '@/lib/db/client';
import type { AnswerPrediction, BoardJudge } from '../../board/board-data';

const FAILED = Prisma.sql`(l.fact = 'inconsistent' OR l.logic = 'inconsistent')`;

interface Row {
  sampleId: string;
  verdict: AnswerVerdict | null;
  units: number;
  failed: number;
  /** The highest score of its units, and how many have one. */
  score: number | null;
  scored: number;
  spans: TextRange[][] | null;
}

interface JudgePredictions {
  score: BoardJudge['score'];
  /** By sample. */
  predictions: Map<string, AnswerPrediction>;
}

/** The current predictions of runs that judge alike. */
export async function loadPredictions(db: Db, runs: readonly string[]): Promise<JudgePredictions> {
  // By annotation, along its index: one join over all labels and segments takes four times as long.
  const rows = await db.$queryRaw<Row[]>`
    SELECT a."sampleId", a.verdict::text AS verdict, l.* FROM "Annotation" a, LATERAL (
      SELECT count(*)::int AS units, count(*) FILTER (WHERE ${FAILED})::int AS failed,
        max((l.machine->>'score')::float8) AS score, count(l.machine->>'score')::int AS scored,
        jsonb_agg((SELECT s.spans FROM "Segment" s WHERE s.id = l."segmentId")) FILTER (WHERE ${FAILED}) AS spans
      FROM "Label" l WHERE l."annotationId" = a.id) l
    WHERE a."runId" = ANY(${runs}::uuid[]) AND a.source = 'method' AND NOT a.superseded`;
  const score = scoreOf(rows);
  const predictions = new Map(
    rows.map((row) => [
      row.sampleId,
      {
        verdict: row.verdict ?? ('undecided' as const),
        score:
          score === 'unit_score'
            ? row.score
            : score === 'failed_share' && row.units > 0
              ? row.failed / row.units
              : null,
        failed: row.spans?.flat() ?? [],
      },
    ]),
  );
  return { score, predictions };
}

/** A bare verdict on one unit is no score: its area under the curve would be its balanced accuracy. */
function scoreOf(rows: readonly Row[]): BoardJudge['score'] {
  const judged = rows.filter(({ units }) => units > 0);
  if (judged.length === 0) return null;
  if (judged.every(({ units, scored }) => scored === units)) return 'unit_score';
  return judged.some(({ units }) => units > 1) ? 'failed_share' : null;
}
