import type { Ctx } from '@/lib/auth/ctx';
import type { Voter } from '@/lib/consistency/votes/voter';
import { getRun } from '@/lib/consistency/server/control/get-run';
import type { WeightedRun } from '../method-options';

/** The judges that runs of a project name, with their weights. */
export async function namedJudges(
  ctx: Ctx,
  projectId: string,
  runs: readonly WeightedRun[],
): Promise<Voter[]> {
  const judges: Voter[] = [];
  for (const { runId, weight } of runs) {
    const { method, version, params, account } = await getRun(ctx, projectId, runId);
    judges.push({ method, version, params, model: account?.model ?? null, weight });
  }
  return judges;
}
