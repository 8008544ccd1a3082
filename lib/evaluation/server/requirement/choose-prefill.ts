import type { Ctx } from '@/lib/auth/ctx';
import { setPrefill } from '@/lib/consistency/server/control/set-prefill';
import { fail } from '@/lib/errors';
import { getRequirement } from './get-requirement';

/**
 * Chooses whose predictions pre-fill a project, as `setPrefill` does, where the project's requirement lets it. With a requirement, the latest
 * prediction of any method cannot be chosen: any judge could be the latest. Fails with `state`/below_requirement. Leads only.
 */
export async function choosePrefill(ctx: Ctx, projectId: string, runId: string | null): Promise<void> {
  const { requirement, judges } = await getRequirement(ctx, projectId);
  const isOpen = requirement.balancedAccuracy === null && requirement.passRate === null;
  const chosen = judges.find((judge) => judge.runId === runId);
  if (!isOpen && (runId === null || (chosen && chosen.unmet.length > 0)))
    fail({ code: 'state', object: 'run', reason: 'below_requirement' });
  await setPrefill(ctx, projectId, runId);
}
