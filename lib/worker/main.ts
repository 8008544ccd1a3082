// A worker process: takes jobs from the queue until it is told to stop. Any number may run, on any machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { database, databaseUrl, disconnect, ownerDatabaseUrl } from '@/lib/db/client';
import { boss, closeBoss } from '@/lib/jobs/boss';
import { prepareDatabase } from '@/lib/jobs/prepare-database';
import { keepEnvironmentEndpoint } from '@/lib/llm/server/keep-environment-endpoint';
import { log } from '@/lib/log';
import { joinRuns } from './join-runs';
import { keepAccounts } from './keep-accounts';
import { keepCalibrations } from './keep-calibrations';
import { keepSearchIndex } from './keep-search-index';
import { keepAgreement } from './keep-agreement';
import { keepUploads } from './keep-uploads';
import { keepWebhooks } from './keep-webhooks';
import { registerWorkers } from './register';

/** Shorter than the launcher's limit, so that a running job is returned to the queue in good order. */
const GRACE_MS = 6_000;

const stopping = new AbortController();
let leave: (() => Promise<void>)[] = [];
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
process.on('unhandledRejection', (error) => log.error({ err: String(error) }, 'unhandled'));

try {
  await prepareDatabase({ url: databaseUrl(), ownerUrl: ownerDatabaseUrl() });
  await keepEnvironmentEndpoint(database());
  await registerWorkers(await boss({ supervise: true }), stopping.signal);
  leave = [
    ...[joinRuns(), keepCalibrations(), keepAgreement(), keepSearchIndex()],
    ...[keepAccounts(), keepUploads(), keepWebhooks()],
  ];
  log.info({ pid: process.pid }, 'worker ready');
} catch (error) {
  log.error({ err: error instanceof Error ? error.message : String(error) }, 'worker could not start');
  process.exit(1);
}

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort(new Error('the worker stops'));
  const left = Promise.race([Promise.all(leave.map((stop) => stop())), sleep(GRACE_MS)]);
  await Promise.all([closeBoss(GRACE_MS).catch(() => undefined), left]);
  await disconnect().catch(() => undefined);
  process.exit(0);
}
