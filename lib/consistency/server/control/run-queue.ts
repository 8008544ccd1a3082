import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';

/** States of a run that may still read samples. */
export const GOING = ['queued', 'running', 'paused'] as const;

/** Runs that wait for a model have a queue of their own: a worker does several, and they hold up nobody else's. */
export async function enqueueRun(tx: Tx, { id, model }: { id: string; model: string | null }): Promise<void> {
  const { done, failed } = await tx.run.findUniqueOrThrow({
    where: { id },
    select: { done: true, failed: true },
  });
  await enqueue(tx, model === null ? 'run-method' : 'ask-run', { runId: id, read: done + failed });
}

/**
 * Makes sure, under the lock of the project, that no other full run of the method is going there. Fails with
 * `state`/already_running.
 */
export async function onlyRunOf(tx: Tx, projectId: string, method: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
  const going = await tx.run.count({ where: { projectId, method, kind: 'full', state: { in: [...GOING] } } });
  if (going > 0) fail({ code: 'state', object: 'run', reason: 'already_running' });
}
