import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendChange } from '@/lib/workspace/outbox/send-change';
import type { WorkspaceView } from '@/lib/annotation/view';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { connect } from '@/lib/db/client';
import { freePort } from '@/lib/db/embedded/free-port';
import { clusterFolder, ownerUrl } from '@/lib/db/embedded/initialise';
import { findRunning } from '@/lib/db/embedded/postmaster';
import { isAlive } from '@/lib/db/embedded/process-identity';
import { startEmbedded } from '@/lib/db/embedded/server';
import { logFile } from '@/lib/db/embedded/server-log';
import { withClient } from '@/lib/db/session';
import { project, sample } from '@/lib/testing/database/builders';
import { signInAs } from '../crash/browser';
import { CRASH_PASSWORD } from '../crash/world';
import { ensureBuild } from '../setup/build.mjs';
import { readRecord } from './leftovers';

/** A build, where there is none yet; a first start. */
const SLOW_MS = 600_000;
const WAIT = { timeout: 120_000, interval: 50 };

let folder: string;
let npm: ChildProcess;
let url: string;
beforeAll(ensureBuild, SLOW_MS);
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-stop-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'warn' },
  });
});
afterEach(async () => {
  npm.kill('SIGTERM');
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
  fs.rmSync(folder, { recursive: true, force: true });
});

const healthy = async (): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    async (response) => ((await response.json()) as { worker: boolean }).worker,
    () => false,
  );
const cluster = (): string => clusterFolder(folder);
const address = (): string => ownerUrl(folder, findRunning(cluster())!.port);

it.each(['SIGTERM', 'SIGINT'] as const)(
  '`npm start` ends with code 0 and with all that it started at %s, and answers and keeps the save under way',
  async (signal) => {
    await expect.poll(healthy, WAIT).toBe(true);
    const pids = [findRunning(cluster())!, ...readRecord(folder)!.children].map(({ pid }) => pid);
    expect(pids).toHaveLength(3);
    const { save, segmentId } = await openSample();

    const ended = once(npm, 'exit');
    const saved = await withClient(address(), async (other) => {
      await other.query('BEGIN');
      await other.query('LOCK TABLE "Label" IN ACCESS EXCLUSIVE MODE');
      const saving = save();
      await expect.poll(() => waiting(other), WAIT).toBe(true);
      npm.kill(signal);
      await expect.poll(() => fetch(url).catch(() => 'refused'), WAIT).toBe('refused');
      await other.query('COMMIT');
      return saving;
    });
    expect(saved.kind).toBe('saved');
    expect(await ended).toEqual([0, null]);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(fs.readFileSync(logFile(folder), 'utf8').trim()).toMatch(/database system is shut down$/);
    expect(await notes(segmentId)).toEqual(['under way']);
  },
  SLOW_MS,
);

it(
  '`npm start` that is told to stop before it is ready ends with code 0 and leaves nothing behind',
  async () => {
    await expect.poll(() => findRunning(cluster())?.pid ?? 0, WAIT).toBeGreaterThan(0);
    const { pid } = findRunning(cluster())!;
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isAlive(pid)).toBe(false);
    expect(readRecord(folder)).toBeNull();
  },
  SLOW_MS,
);

/** Somebody signed in with a sample open, and a change of its first label that is ready to be sent. */
async function openSample() {
  const db = connect(address());
  const email = 'owner@example.test';
  await createUser(
    { actor: commandLineActor, db },
    { email, name: 'Owner', role: 'owner', password: CRASH_PASSWORD },
  );
  const { id: projectId } = await project(db);
  await sample(db, projectId);
  await db.$disconnect();
  const browser = await signInAs(url, email);
  const next = await browser.fetch(`/api/v1/projects/${projectId}/queue/next`, { method: 'POST' });
  const { annotationId } = (await next.json()) as { annotationId: string };
  const view = (await (await browser.fetch(`/api/v1/annotations/${annotationId}`)).json()) as WorkspaceView;
  const { id: segmentId, label } = view.segments[0]!;
  const judgement = {
    fact: 'consistent',
    logic: 'consistent',
    errorType: null,
    evidence: [],
    note: 'under way',
  } as const;
  const save = () =>
    sendChange(
      annotationId,
      {
        kind: 'label',
        changeId: crypto.randomUUID(),
        segmentId,
        version: label.version,
        judgement: { ...judgement, evidence: [] },
        decides: true,
      },
      browser.fetch,
    );
  return { save, segmentId };
}

/** Whether anybody waits for a lock. */
async function waiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM pg_locks WHERE NOT granted');
  return rows.length > 0;
}

/** What the database holds after it has been stopped and started again. */
async function notes(segmentId: string): Promise<string[]> {
  const server = await startEmbedded(folder);
  try {
    return await withClient(server.url, async (client) => {
      const { rows } = await client.query<{ note: string }>(
        'SELECT note FROM "Label" WHERE "segmentId" = $1',
        [segmentId],
      );
      return rows.map(({ note }) => note);
    });
  } finally {
    await server.stop();
  }
}
