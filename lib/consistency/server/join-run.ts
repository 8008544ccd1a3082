import type { Ctx } from '@/lib/auth/ctx';
import { runMethod } from './run-method';
import { takesPart } from './taking-part';

/** Takes an invitation up, unless this process is at the run already: then the next one finds somebody else. */
export async function joinRun(ctx: Ctx, runId: string, signal: AbortSignal): Promise<void> {
  if (!takesPart(runId)) await runMethod(ctx, runId, signal);
}
