interface RunJob {
  runId: string;
  /** How many samples the run had behind it when the job was made; jobs of an earlier version do not say. */
  read?: number;
}

/** What each queue carries. A payload holds ids only; the work itself is read from the database. */
export interface JobPayloads {
  'run-method': RunJob;
  /** A run that asks a model. */
  'ask-run': RunJob;
  /** A model makes samples, in a run of its own kind. */
  'construction-run': RunJob;
  /** Models answer questions, in a run of its own kind. */
  'answer-run': RunJob;
  /** A test of a judge, which is a run of its own kind. */
  'judge-test': RunJob;
  /** Of a run that its endpoint has put off; `until`, ISO 8601, is when it goes on. */
  'resume-run': { runId: string; until: string };
  /** Of a run that was cancelled while it had batches at its endpoint. */
  'cancel-batches': { runId: string };
  'ingest-import': { importId: string };
  /** What taking a file over would do. */
  'compare-import': { comparisonId: string };
  /** The coefficients of a round. */
  'make-report': { reportId: string };
  /** A project's judges measured against its gold. */
  'make-board': { boardId: string };
  'make-statistics': { statisticsId: string };
  /** Samples made of others. */
  'make-construction': { constructionId: string };
  'make-snapshot': { snapshotId: string };
  /** The same payload once the job has failed for good, so that what it was about ends as failed. */
  'give-up-run': RunJob;
  'give-up-import': { importId: string };
  'give-up-comparison': { comparisonId: string };
  'give-up-report': { reportId: string };
  'give-up-board': { boardId: string };
  'give-up-statistics': { statisticsId: string };
  'give-up-construction': { constructionId: string };
  'give-up-snapshot': { snapshotId: string };
}
export type JobName = keyof JobPayloads;

interface QueueOptions {
  retryLimit: number;
  retryDelay: number;
  /** Exponential waits up to this many seconds: most causes of a failed job are temporary. */
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** Seconds after which a job whose worker died goes back to the queue. */
  heartbeatSeconds?: number;
  expireInSeconds: number;
  /** Queue that gets the payload when every retry has failed; it has to stand before this one. */
  deadLetter?: JobName;
}

/** Twenty retries within about five minutes. */
const LONG_WORK = {
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 20,
  heartbeatSeconds: 15,
  expireInSeconds: 24 * 3600 - 1,
};
/** One statement, which only an absent database can make fail: tried for hours. */
const LAST_WORD = {
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 15,
  expireInSeconds: 60,
};

export const QUEUES: Record<JobName, QueueOptions> = {
  'give-up-run': LAST_WORD,
  'give-up-import': LAST_WORD,
  'give-up-comparison': LAST_WORD,
  'give-up-report': LAST_WORD,
  'give-up-board': LAST_WORD,
  'give-up-statistics': LAST_WORD,
  'give-up-construction': LAST_WORD,
  'give-up-snapshot': LAST_WORD,
  'resume-run': LAST_WORD,
  'cancel-batches': LONG_WORK,
  'ask-run': { ...LONG_WORK, deadLetter: 'give-up-run' },
  'run-method': { ...LONG_WORK, deadLetter: 'give-up-run' },
  'construction-run': { ...LONG_WORK, deadLetter: 'give-up-run' },
  'answer-run': { ...LONG_WORK, deadLetter: 'give-up-run' },
  'judge-test': { ...LONG_WORK, deadLetter: 'give-up-run' },
  'make-report': { ...LONG_WORK, deadLetter: 'give-up-report' },
  'make-board': { ...LONG_WORK, deadLetter: 'give-up-board' },
  'make-statistics': { ...LONG_WORK, deadLetter: 'give-up-statistics' },
  'make-construction': { ...LONG_WORK, deadLetter: 'give-up-construction' },
  'make-snapshot': { ...LONG_WORK, deadLetter: 'give-up-snapshot' },
  'ingest-import': { ...LONG_WORK, deadLetter: 'give-up-import' },
  'compare-import': { ...LONG_WORK, deadLetter: 'give-up-comparison' },
};
