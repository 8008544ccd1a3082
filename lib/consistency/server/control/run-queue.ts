import type { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import type { JobName } from '@/lib/jobs/queues';
import type { RunKind } from '../../run-schema';
import type { ALIKE_BY } from '../alike';

/** States of a run that may still judge samples. */
export const GOING = ['queued', 'running', 'paused'] as const;

/** Queues of runs that ask about items. */
const QUEUE_OF: Partial<Record<RunKind, JobName>> = {
  test: 'judge-test',
  construction: 'construction-run',
  answers: 'answer-run',
};

/** Runs that wait for a model have a queue of their own: a worker does several, and they hold up nobody else's. */
export async function enqueueRun(tx: Tx, { id, model }: { id: string; model: string | null }): Promise<void> {
  const { done, failed, kind } = await tx.run.findUniqueOrThrow({
    where: { id },
    select: { done: true, failed: true, kind: true },
  });
  const queue = QUEUE_OF[kind] ?? (model === null ? 'run-method' : 'ask-run');
  await enqueue(tx, queue, { runId: id, read: done + failed });
}

/** Has a cancelled run's batches cancelled too, at a time. */
export const enqueueCancelBatches = (tx: Tx, runId: string, at?: Date): Promise<void> =>
  enqueue(tx, 'cancel-batches', { runId }, at);

/** Lets a paused run go on by itself at a time (resume-waiting.ts). */
export const enqueueResume = (tx: Tx, runId: string, until: Date): Promise<void> =>
  enqueue(tx, 'resume-run', { runId, until: until.toISOString() }, until);

/**
 * Makes sure, under the lock of the project, that no full run is going there that judges alike: by the same method, model and
 * parameters, whose predictions would supersede each other. Fails with `state`/already_running.
 */
export async function onlyRunAlike(
  tx: Tx,
  projectId: string,
  { method, version, model, params }: Record<keyof typeof ALIKE_BY, unknown>,
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
  const alike = { method, version, model, params: { equals: params } } as Prisma.RunWhereInput;
  const going = await tx.run.count({
    where: { ...alike, projectId, kind: 'full', state: { in: [...GOING] } },
  });
  if (going > 0) fail({ code: 'state', object: 'run', reason: 'already_running' });
}
