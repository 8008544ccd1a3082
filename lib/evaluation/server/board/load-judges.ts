import { fromMicros } from '@/lib/llm/price';
import type { Db } from '@/lib/db/client';
import type { JudgeUsage } from '../../board/board-data';

/** A method with its model and parameters that has current predictions in a project. */
export interface StoredJudge {
  /** Id of the latest of its runs. */
  id: string;
  method: string;
  version: string;
  model: string | null;
  params: unknown;
  /** Ids of all runs that judge alike. */
  runs: string[];
  usage: JudgeUsage | null;
}

type Row = Omit<StoredJudge, 'usage'> & {
  spentMicros: bigint;
  answers: number;
  calls: number;
  tokens: bigint;
};

/** Every judge of a project, the latest first. */
export async function loadJudges(db: Db, projectId: string): Promise<StoredJudge[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT (array_agg(r.id ORDER BY r."createdAt" DESC, r.id))[1] AS id, r.method, r.version, r.model, r.params,
      array_agg(r.id) AS runs, sum(r."spentMicros")::bigint AS "spentMicros", sum(r.done)::int AS answers, sum(r.calls)::int AS calls,
      sum(r."promptTokens" + r."completionTokens")::bigint AS tokens
    FROM "Run" r WHERE r."projectId" = ${projectId}::uuid AND r.kind = 'full'
    GROUP BY r.method, r.version, r.model, r.params
    HAVING bool_or(EXISTS (SELECT FROM "Annotation" a WHERE a."runId" = r.id AND NOT a.superseded))
    ORDER BY max(r."createdAt") DESC, r.method, 1`;
  return rows.map(({ spentMicros, answers, calls, tokens, ...judge }) => ({
    ...judge,
    usage:
      judge.model === null
        ? null
        : {
            // A model without prices, or a run that came with a file, has spent nothing that is known.
            paid: spentMicros === 0n ? null : fromMicros(spentMicros),
            answers,
            calls,
            tokens: Number(tokens),
          },
  }));
}
