import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { failureReason } from '@/lib/jobs/failure-reason';
import type { JobName, JobPayloads } from '@/lib/jobs/queues';
import { log } from '@/lib/log';
import { HANDLERS, type JobHandler } from './handlers';

const POLL_SECONDS = 0.5;
/** Jobs of a queue that one worker does at the same time, where it is more than one: these wait for others. */
const AT_ONCE: Partial<Record<JobName, number>> = { 'ask-run': 4 };

/** Takes jobs from every queue that has a handler. */
export async function registerWorkers(queue: PgBoss, handlers: typeof HANDLERS = HANDLERS): Promise<void> {
  for (const [name, handler] of Object.entries(handlers)) {
    await take(queue, name as JobName, handler as JobHandler<JobName>);
  }
}

async function take<Name extends JobName>(
  queue: PgBoss,
  name: Name,
  handler: JobHandler<Name>,
): Promise<void> {
  await queue.work(
    name,
    {
      ...{ batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true },
      localConcurrency: AT_ONCE[name] ?? 1,
    },
    async (jobs: JobWithMetadata<JobPayloads[Name]>[]) => {
      for (const job of jobs) {
        const started = performance.now();
        try {
          await handler(job.data, { signal: job.signal, reason: failureReason(job.sourceOutput) });
        } catch (error) {
          const err = error instanceof Error ? { message: error.message, stack: error.stack } : error;
          log.error({ queue: name, job: job.id, attempt: job.retryCount, err }, 'job failed');
          throw error;
        }
        log.info({ queue: name, job: job.id, ms: Math.round(performance.now() - started) }, 'job done');
      }
    },
  );
}
