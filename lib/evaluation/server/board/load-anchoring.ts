import { segmentVerdict, type Verdict } from '@/lib/annotation/labels/verdict';
import { VOTES } from '@/lib/annotation/server/labels/votes';
import type { Db } from '@/lib/db/client';
import { STAGES, type Stage } from '@/lib/typology/error-type';
import type { BoardJudge } from '../../board/board-data';

interface Row {
  runId: string;
  judges: Stage[];
  control: boolean;
  fact: Verdict;
  logic: Verdict;
  judgedFact: Verdict;
  judgedLogic: Verdict;
  n: number;
}

/**
 * By run, how many segments were labelled as it had judged them in annotations that count: where that was shown before the verdict, and in
 * the control arm.
 */
export async function loadAnchoring(db: Db, projectId: string): Promise<Map<string, BoardJudge['shown']>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT d."runId", to_jsonb(r.judges) AS judges, a.control, l.fact, l.logic, m.fact AS "judgedFact", m.logic AS "judgedLogic", count(*)::int AS n
    FROM "Annotation" a JOIN "Annotation" d ON d.id = a."derivedFromId" JOIN "Run" r ON r.id = d."runId"
    JOIN "Label" l ON l."annotationId" = a.id AND l."decidedAt" IS NOT NULL
    JOIN "Label" m ON m."annotationId" = d.id AND m."segmentId" = l."segmentId"
    WHERE a."projectId" = ${projectId}::uuid AND ${VOTES} AND (a.control OR l.exposure = 'verdict')
    GROUP BY 1, 2, 3, 4, 5, 6, 7`;
  const found = new Map<string, BoardJudge['shown']>();
  for (const { runId, judges, control, fact, logic, judgedFact, judgedLogic, n } of rows) {
    const own = segmentVerdict({ fact, logic }, STAGES);
    const judged = segmentVerdict({ fact: judgedFact, logic: judgedLogic }, judges);
    if (own === 'undecided' || judged === 'undecided') continue;
    const anchored = found.get(runId) ?? { shown: { n: 0, of: 0 }, control: { n: 0, of: 0 } };
    const arm = anchored[control ? 'control' : 'shown'];
    arm.of += n;
    if (own === judged) arm.n += n;
    found.set(runId, anchored);
  }
  return found;
}
