import { isDeepStrictEqual } from 'node:util';
import type { Share } from '@/lib/annotation/exposure/proportion';
import type { Db } from '@/lib/db/client';
import { type JudgeRecord, measuredAccuracy } from '../../requirement/requirement';
import { figuresOf, latestBoard } from '../board/latest-board';
import { passedPairs } from '../judge-tests/passed-pairs';

interface Judge {
  method: string;
  version: string;
  model: string | null;
  params: unknown;
}

/** What judges of a project have shown, by the board that was last made and the latest order-bias test of each model. */
export async function judgeRecords(db: Db, projectId: string): Promise<(judge: Judge) => JudgeRecord> {
  const figures = figuresOf(await latestBoard(db, projectId));
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

/** By model, the pass rate of its latest order-bias test that has ended. */
async function passRates(db: Db, projectId: string): Promise<Map<string, Share>> {
  const tests = await db.$queryRaw<{ id: string; model: string }[]>`
    SELECT DISTINCT ON (r.model) r.id, r.model FROM "Run" r JOIN "JudgeTest" t ON t."runId" = r.id AND t.test = 'order_bias'
    WHERE r."projectId" = ${projectId}::uuid AND r.state = 'done' ORDER BY r.model, r."createdAt" DESC`;
  const passed = await passedPairs(
    db,
    tests.map(({ id }) => id),
  );
  return new Map(
    tests.flatMap(({ id, model }) => {
      const share = passed.get(id);
      return share ? [[model, share]] : [];
    }),
  );
}
