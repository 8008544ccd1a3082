import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { Ctx } from '@/lib/auth/ctx';
import { computeBoard } from '../../board/compute-board';
import { boardFingerprint } from './board-fingerprint';
import { loadBoardData } from './load-board-data';

interface Options {
  /** The cost-benefit penalty of the alt-test. */
  epsilon: number;
  signal?: AbortSignal;
}

/** Brings gold up to date and loads all that a project's board is made of; the caller takes the steps of its computation. */
export async function boardSteps(
  ctx: Ctx,
  projectId: string,
  { epsilon, signal }: Options,
): Promise<{ fingerprint: string; steps: ReturnType<typeof computeBoard> }> {
  await refreshGold(ctx, projectId, { chunks: Infinity, signal });
  const fingerprint = await boardFingerprint(ctx.db, projectId);
  return { fingerprint, steps: computeBoard(await loadBoardData(ctx.db, projectId), epsilon) };
}
