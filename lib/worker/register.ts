import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { failureReason } from '@/lib/jobs/failure-reason';
import type { JobName, JobPayloads } from '@/lib/jobs/queues';
import { log } from '@/lib/log';
import { HANDLERS, type JobHandler } from './handlers';

const POLL_SECONDS = 0.5;
/** Jobs of a queue that one worker does at the same time, where it is more than one: these wait for others. */
const AT_ONCE: Partial<Record<JobName, number>> = {
  'ask-run': 4,
  'judge-test': 4,
  'construction-run': 4,
  'answer-run': 4,
};

/**
 * Takes jobs from every queue that has a handler. Once `stop` is aborted, running jobs end as soon as they can and go
 * back to the queue, from where another worker takes them up.
 */
export async function registerWorkers(
  queue: PgBoss,
  stop: AbortSignal,
  handlers: typeof HANDLERS = HANDLERS,
): Promise<void> {
  for (const [name, handler] of Object.entries(handlers)) {
    await take(queue, name as JobName, handler as JobHandler<JobName>, stop);
  }
}

async function take<Name extends JobName>(
  queue: PgBoss,
  name: Name,
  handler: JobHandler<Name>,
  stop: AbortSignal,
): Promise<void> {
  await queue.work(
    name,
    {
      batchSize: 1,
      pollingIntervalSeconds: POLL_SECONDS,
      includeMetadata: true,
      localConcurrency: AT_ONCE[name] ?? 1,
    },
    async (jobs: JobWithMetadata<JobPayloads[Name]>[]) => {
      for (const job of jobs) {
        const started = performance.now();
        try {
          const signal = AbortSignal.any([job.signal, stop]);
          await handler(job.data, { signal, reason: failureReason(job.sourceOutput) });
        } catch (error) {
          if (stop.aborted) {
            log.info({ queue: name, job: job.id }, 'job put back');
            throw error;
          }
          const err = error instanceof Error ? { message: error.message, stack: error.stack } : error;
          log.error({ queue: name, job: job.id, attempt: job.retryCount, err }, 'job failed');
          throw error;
        }
        log.info({ queue: name, job: job.id, ms: Math.round(performance.now() - started) }, 'job done');
      }
    },
  );
}
