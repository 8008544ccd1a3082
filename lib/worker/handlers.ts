import { makeReport } from '@/lib/agreement/server/make-report';
import type { ActorJob } from '@/lib/audit/actors';
import { jobActor } from '@/lib/auth/ctx';
import { cancelBatches } from '@/lib/consistency/server/batches/cancel-batches';
import { giveUpRun } from '@/lib/consistency/server/give-up-run';
import { resumeWaiting } from '@/lib/consistency/server/resume-waiting';
import { runMethod } from '@/lib/consistency/server/run-method';
import { runAnswers } from '@/lib/construction/server/answers/run-answers';
import { makeConstruction } from '@/lib/construction/server/make-construction';
import { runConstruction } from '@/lib/construction/server/runs/run-construction';
import { database } from '@/lib/db/client';
import { makeBoard } from '@/lib/evaluation/server/board/make-board';
import { runJudgeTest } from '@/lib/evaluation/server/judge-tests/run-judge-test';
import { compareImport } from '@/lib/exchange/server/comparison/compare-import';
import { giveUpImport } from '@/lib/exchange/server/import/give-up-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import { failReport } from '@/lib/jobs/report-state';
import type { JobName, JobPayloads } from '@/lib/jobs/queues';
import { giveUpSnapshot } from '@/lib/snapshot/server/give-up-snapshot';
import { makeStatistics } from '@/lib/snapshot/server/statistics/make-statistics';
import { makeSnapshot } from '@/lib/snapshot/server/make-snapshot';

interface JobControl {
  /** Aborted when the worker is told to stop, or when the job was taken from it. */
  signal: AbortSignal;
  /** For a job that gives another one up: why that one failed. */
  reason: string;
}

/** Does one job. A job may come again after a crash, so it goes on from what the database says; throwing retries it. */
export type JobHandler<Name extends JobName> = (
  payload: JobPayloads[Name],
  control: JobControl,
) => Promise<unknown>;

const as = (job: ActorJob) => ({ actor: jobActor(job), db: database() });

/** Who does which job. A long computation gives way to the event loop every second or so: the heartbeat runs there. */
export const HANDLERS: { [Name in JobName]?: JobHandler<Name> } = {
  'ingest-import': ({ importId }, { signal }) => ingestImport(as('import'), importId, signal),
  'compare-import': ({ comparisonId }, { signal }) => compareImport(as('import'), comparisonId, signal),
  'give-up-comparison': ({ comparisonId }, { reason }) =>
    failReport(database(), 'ImportComparison', comparisonId, reason),
  'make-report': ({ reportId }, { signal }) => makeReport(as('report'), reportId, signal),
  'give-up-report': ({ reportId }, { reason }) => failReport(database(), 'AgreementReport', reportId, reason),
  'make-board': ({ boardId }, { signal }) => makeBoard(as('board'), boardId, signal),
  'give-up-board': ({ boardId }, { reason }) => failReport(database(), 'Board', boardId, reason),
  'make-statistics': ({ statisticsId }, { signal }) => makeStatistics(as('statistics'), statisticsId, signal),
  'give-up-statistics': ({ statisticsId }, { reason }) =>
    failReport(database(), 'GoldStatistics', statisticsId, reason),
  'make-construction': ({ constructionId }, { signal }) =>
    makeConstruction(as('construction'), constructionId, signal),
  'give-up-construction': ({ constructionId }, { reason }) =>
    failReport(database(), 'Construction', constructionId, reason),
  'make-snapshot': ({ snapshotId }, { signal }) => makeSnapshot(as('snapshot'), snapshotId, signal),
  'give-up-snapshot': ({ snapshotId }, { reason }) => giveUpSnapshot(as('snapshot'), snapshotId, reason),
  'give-up-import': ({ importId }, { reason }) => giveUpImport(as('import'), importId, reason),
  'ask-run': ({ runId }, { signal }) => runMethod(as('run'), runId, signal),
  'judge-test': ({ runId }, { signal }) => runJudgeTest(as('run'), runId, signal),
  'construction-run': ({ runId }, { signal }) => runConstruction(as('run'), runId, signal),
  'answer-run': ({ runId }, { signal }) => runAnswers(as('run'), runId, signal),
  'run-method': ({ runId }, { signal }) => runMethod(as('run'), runId, signal),
  'cancel-batches': ({ runId }) => cancelBatches(as('run'), runId),
  'resume-run': (job) => resumeWaiting(as('run'), job),
  'give-up-run': (job, { reason }) => giveUpRun(as('run'), job, reason),
};
