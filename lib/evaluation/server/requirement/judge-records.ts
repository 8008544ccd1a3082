import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@/lib/db/client';
import { type JudgeRecord, measuredAccuracy } from '../../requirement/requirement';
import type { BoardFigures } from '../../board/view-schema';

interface Judge {
  method: string;
  version: string;
  model: string | null;
  params: unknown;
}

/** What judges of a project have shown, by the board that was last made and the latest order-bias test of each model. */
export async function judgeRecords(db: Db, projectId: string): Promise<(judge: Judge) => JudgeRecord> {
  const board = await db.board.findFirst({
    where: { projectId, state: 'done' },
    orderBy: { createdAt: 'desc' },
    select: { figures: true },
  });
  const figures = (board?.figures ?? null) as BoardFigures | null;
  const passed = await passRates(db, projectId);
  return ({ method, version, model, params }) => {
    const at = figures?.judges.findIndex((one) =>
      isDeepStrictEqual([one.method, one.version, one.model, one.params], [method, version, model, params]),
    );
    return {
      balancedAccuracy: figures && at !== undefined && at >= 0 ? measuredAccuracy(figures, at) : null,
      passRate: model === null ? null : (passed.get(model) ?? null),
    };
  };
}

/** Of each model's latest order-bias test that has ended: pairs that it passed in both orders. */
async function passRates(db: Db, projectId: string): Promise<Map<string, { n: number; of: number }>> {
  const rows = await db.$queryRaw<{ model: string; n: number; of: number }[]>`
    SELECT t.model, count(*)::int AS of, (count(*) FILTER (
      WHERE outcome #>> '{inOrder,choice}' = 'A' AND outcome #>> '{swapped,choice}' = 'B'))::int AS n
    FROM (
      SELECT DISTINCT ON (r.model) r.id, r.model FROM "Run" r JOIN "JudgeTest" t ON t."runId" = r.id AND t.test = 'order_bias'
      WHERE r."projectId" = ${projectId}::uuid AND r.state = 'done' ORDER BY r.model, r."createdAt" DESC) t
    JOIN "JudgeTestItem" i ON i."runId" = t.id AND i.outcome IS NOT NULL GROUP BY t.model`;
  return new Map(rows.map(({ model, ...share }) => [model, share]));
}
