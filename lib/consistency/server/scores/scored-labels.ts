import type { Db } from '@/lib/db/client';
import type { Reviewed } from '../../calibrate';
import { LATEST_REVIEWED, reviewedRows } from './reviewed-rows';

/** Whose scores: those of one method in one version over one model. */
export interface Scorer {
  method: string;
  version: string;
  model: string | null;
}

/**
 * Segments of a project that a method scored and people have judged in submitted annotations, latest first: inconsistent where a
 * stage is that the method judges too, consistent where all of them are. Seen by those who judged them: a method's findings,
 * evidence or verdict, or a peer's label (lib/annotation/exposure/exposure.ts).
 */
export async function scoredLabels(
  db: Db,
  projectId: string,
  { method, version, model }: Scorer,
): Promise<Reviewed[]> {
  return db.$queryRaw<Reviewed[]>`
    SELECT score, inconsistent, exposed FROM (
      SELECT (m.machine ->> 'score')::float8 AS score, a."submittedAt", a.id, i.position,
        h.fact = 'inconsistent' OR 'logic' = ANY(r.judges) AND h.logic = 'inconsistent' AS inconsistent,
        h.fact = 'consistent' AND ('logic' <> ALL(r.judges) OR h.logic = 'consistent') AS consistent,
        h.exposure NOT IN ('nothing', 'segmentation') AS exposed
      ${reviewedRows(projectId, { id: method, version })} AND r.model IS NOT DISTINCT FROM ${model}
    ) judged
    WHERE inconsistent OR consistent
    ORDER BY "submittedAt" DESC, id, position
    LIMIT ${LATEST_REVIEWED}`;
}
