/** What each queue carries. A payload holds ids only; the work itself is read from the database. */
export interface JobPayloads {
  'run-method': { runId: string };
  'take-import': { importId: string };
}
export type JobName = keyof JobPayloads;

interface QueueOptions {
  retryLimit: number;
  retryDelay: number;
  /** Seconds after which a job whose worker died goes back to the queue. */
  heartbeatSeconds?: number;
  expireInSeconds: number;
}

export const QUEUES: Record<JobName, QueueOptions> = {
  'run-method': { retryLimit: 20, retryDelay: 1, heartbeatSeconds: 15, expireInSeconds: 24 * 3600 - 1 },
  'take-import': { retryLimit: 20, retryDelay: 1, heartbeatSeconds: 15, expireInSeconds: 24 * 3600 - 1 },
};
