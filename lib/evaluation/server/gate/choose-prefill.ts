import type { Ctx } from '@/lib/auth/ctx';
import { setPrefill } from '@/lib/consistency/server/control/set-prefill';
import { fail } from '@/lib/errors';
import { getGate } from './get-gate';

/**
 * Chooses whose predictions pre-fill a project, as `setPrefill` does, where the project's gate lets it. With a gate, the latest
 * prediction of any method cannot be chosen: any judge could be the latest. Fails with `state`/below_gate. Leads only.
 */
export async function choosePrefill(ctx: Ctx, projectId: string, runId: string | null): Promise<void> {
  const { gate, judges } = await getGate(ctx, projectId);
  const isOpen = gate.balancedAccuracy === null && gate.passRate === null;
  const chosen = judges.find((judge) => judge.runId === runId);
  if (!isOpen && (runId === null || (chosen && chosen.gaps.length > 0)))
    fail({ code: 'state', object: 'run', reason: 'below_gate' });
  await setPrefill(ctx, projectId, runId);
}
