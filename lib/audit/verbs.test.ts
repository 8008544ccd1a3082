import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WRITES =
  /\b(?:db|tx|client)\b[\w.]*\.(?:create|createMany|update|updateMany|upsert|delete|deleteMany)\(|\$executeRaw|\b(?:INSERT INTO|DELETE FROM|UPDATE) "/;
/** By itself, or through a function that records for whoever calls it. */
const RECORDS =
  /\b(?:recordAudit|recordEach|auditRow)\(|INSERT INTO "AuditEvent"|\b(?:traceClaim|makeUser|startRun|writeLabel)\(/;

/** Writers that change nothing of the project's data, its people or its settings, and why. */
const NO_CHANGE: Record<string, string> = {
  'adjudication/server/queue/refresh-entries.ts':
    'made of what people submitted; nothing here is said nowhere else',
  'adjudication/server/gold/refresh-gold.ts':
    'made of votes, rule and adjudications; nothing here is said nowhere else',
  'agreement/server/make-report.ts': 'figures made of labels',
  'agreement/server/refresh-sample-agreement.ts':
    'made of what people submitted; nothing here is said nowhere else',
  'agreement/server/start-report.ts': 'figures made of labels',
  'annotation/server/figures/add-active-time.ts': 'time spent is a count',
  'annotation/server/assignment/reserve-samples.ts':
    'laying a place aside leaves no trace; opening it is a claim',
  'annotation/server/labels/refresh-answer.ts': 'an answer’s verdict follows its labels',
  'auth/second-factor/server/begin-second-factor.ts':
    'a set-up that no code has proven is not asked for; finishing it is recorded',
  'auth/server/session/end-stale-sessions.ts': 'a session that is over opens nothing',
  'auth/server/oidc/open-session.ts': 'when a session that is in the log was confirmed',
  'auth/token/server/find-live-token.ts': 'when a token was last used',
  'webhook/server/deliver-due.ts': 'what came of a message, kept with it',
  'webhook/server/replay-delivery.ts': 'a message that is sent once more',
  'auth/server/session/find-live-session.ts': 'when a session was last used',
  'consistency/server/active-run.ts': 'how far a run is; its start and end are in the audit log',
  'consistency/server/judge-dry-run.ts': 'the work of a run',
  'consistency/server/scores/refresh-calibrations.ts': 'made of labels; nothing here is said nowhere else',
  'consistency/server/run-claims.ts': 'the work of a run',
  'consistency/server/ledger/reserve-costs.ts': 'the work of a run',
  'consistency/server/ledger/run-ledger.ts': 'the work of a run',
  'consistency/server/batches/book-left-answers.ts': 'the work of a run',
  'consistency/server/batches/end-batch.ts': 'the work of a run',
  'consistency/server/batches/look-at-batches.ts': 'the work of a run',
  'consistency/server/batches/refused-batch.ts': 'the work of a run',
  'consistency/server/batches/rest-run.ts': 'the work of a run, which rests hundreds of times a day',
  'consistency/server/batches/send-batch.ts': 'the work of a run',
  'consistency/server/batches/store-answer.ts': 'the work of a run',
  'consistency/server/items/failed-items.ts': 'a part of resuming a run, which resumeRun records',
  'consistency/server/items/store-item.ts': 'the work of a run',
  'consistency/server/store-batch.ts': 'the work of a run',
  'construction/server/insert-new-samples.ts':
    'a part of a construction; its start and end are in the audit log',
  'construction/server/runs/replace-items.ts': 'the work of a run',
  'consistency/server/items/store-items.ts': 'the work of a run',
  'consistency/server/store-predictions.ts': 'the work of a run',
  'progress/server/refresh-progress.ts': 'made of what there is; nothing here is said nowhere else',
  'evaluation/server/board/make-board.ts': 'figures made of gold and predictions',
  'evaluation/server/board/start-board.ts': 'figures made of gold and predictions',
  'snapshot/server/statistics/make-statistics.ts': 'figures made of gold and predictions',
  'snapshot/server/statistics/start-statistics.ts': 'figures made of gold and predictions',
  'exchange/server/sample-project/add-sample-project.ts': 'the first start, before there are people',
  'exchange/server/comparison/start-comparison.ts': 'what an import would do; its start records what it does',
  'exchange/server/import/change-import.ts': 'how a waiting file would be read; its start records how it is',
  'exchange/server/ingest/insert-rejects.ts': 'a part of taking an import in, which is recorded when it ends',
  'exchange/server/ingest/insert-samples.ts': 'a part of taking an import in',
  'exchange/server/upload/append-upload.ts': 'a file that waits',
  'exchange/server/upload/create-upload.ts': 'a file that waits; its start is in the audit log',
  'exchange/server/upload/finish-upload.ts': 'a file that waits; its start is in the audit log',
  'snapshot/server/give-up-snapshot.ts': 'a snapshot that could not be made; its order is in the audit log',

  'guideline/server/mark-guideline-read.ts': 'a mark of reading',
  'llm/server/known-features.ts': 'what was learned of an endpoint',
  'llm/server/shared-limiter.ts': 'calls in flight',
  'notice/server/mark-notices.ts': 'a mark of reading',
  'notice/server/notify.ts': 'tells people of what the audit log has',
  'project/server/people/author-of.ts': 'the name under which a person’s work stands',
  'round/server/rounds/draw-round.ts': 'createRound records it, and a preview takes it back',
  'round/server/places/extend-lease.ts': 'how long a place is kept',
  'sample/server/index-samples.ts': 'made of texts, which never change',
  'comment/server/note-peers-seen.ts': 'what was shown; it goes with each label as its exposure',
};

/** All that they do is taken back with their transaction. */
const ROLLED_BACK = ['exchange/server/comparison/compare-file.ts'];

const files = fs
  .readdirSync(path.join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
const sources = new Map(files.map((file) => [file, fs.readFileSync(path.join(ROOT, 'lib', file), 'utf8')]));

/** The server files that import one. */
function usersOf(file: string): string[] {
  return files.filter((from) => importsOf(from).includes(file));
}

function importsOf(from: string): string[] {
  return [...sources.get(from)!.matchAll(/from '(?:@\/lib\/|(?=\.))([^']+)'/g)].map(
    ([, to = '']) => `${to.startsWith('.') ? path.join(path.dirname(from), to) : to}.ts`,
  );
}

/** It records by itself, or whoever uses it does: a part of verbs that record. */
function isRecorded(file: string, seen: readonly string[] = []): boolean {
  if (RECORDS.test(sources.get(file)!) || file in NO_CHANGE || ROLLED_BACK.includes(file)) return true;
  const users = usersOf(file).filter((user) => !seen.includes(user));
  return users.length > 0 && users.every((user) => isRecorded(user, [...seen, file]));
}

describe('verbs that change something', () => {
  const writers = files.filter((file) => WRITES.test(sources.get(file)!));

  it('are found', () => expect(writers.length).toBeGreaterThan(60));

  it('write an audit row, or are parts of verbs that do', () => {
    const silent = writers.filter((file) => !(file in NO_CHANGE) && !isRecorded(file));
    expect(silent).toEqual([]);
  });

  it('are excused only where they are there', () => {
    expect(Object.keys(NO_CHANGE).filter((file) => !writers.includes(file))).toEqual([]);
  });
});
