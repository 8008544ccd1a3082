import { systemActor } from '@/lib/auth/ctx';
import { runMethod } from '@/lib/consistency/server/run-method';
import { database } from '@/lib/db/client';
import { takeImport } from '@/lib/exchange/server/take-import';
import type { JobName, JobPayloads } from '@/lib/jobs/queues';

export interface JobControl {
  /** Aborted when the worker is told to stop, or when the job was taken from it. */
  signal: AbortSignal;
}

/** Does one job. A job may come again after a crash, so it goes on from what the database says; throwing retries it. */
export type JobHandler<Name extends JobName> = (
  payload: JobPayloads[Name],
  control: JobControl,
) => Promise<void>;

/** Who does which job. A long computation gives way to the event loop every second or so: the heartbeat runs there. */
export const HANDLERS: { [Name in JobName]?: JobHandler<Name> } = {
  'take-import': ({ importId }, { signal }) =>
    takeImport({ actor: systemActor, db: database() }, importId, signal),
  'run-method': ({ runId }, { signal }) => runMethod({ actor: systemActor, db: database() }, runId, signal),
};
