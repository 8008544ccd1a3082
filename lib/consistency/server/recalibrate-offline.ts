import type { Ctx } from '@/lib/auth/ctx';
import { offline } from '../methods/offline/method';
import { startRun } from './start-run';

/** Reads the project again with the offline engine at the threshold that its reviewed segments ask for now. */
export async function recalibrateOffline(ctx: Ctx, projectId: string): Promise<{ id: string }> {
  return startRun(ctx, projectId, { method: offline.id });
}
