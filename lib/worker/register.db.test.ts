import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { disconnect } from '@/lib/db/client';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { boss, closeBoss } from '@/lib/jobs/boss';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { HANDLERS } from './handlers';
import { registerWorkers } from './register';

const test = testDatabase();
let attempts = 0;

/** A worker whose two long jobs always fail, and do so after two retries. */
beforeAll(async () => {
  const queue = await boss({ supervise: true });
  for (const name of ['run-method', 'ingest-import'])
    await queue.updateQueue(name, { retryLimit: 2, retryDelay: 0, retryBackoff: false });
  await registerWorkers(queue, new AbortController().signal, {
    ...HANDLERS,
    'run-method': async () => {
      attempts += 1;
      throw new Error('the method is broken');
    },
    'ingest-import': async () => {
      throw new Error('the file is broken');
    },
  });
});
afterAll(async () => {
  await closeBoss();
  await disconnect();
});

async function until<T>(ask: () => Promise<T>, good: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (good(answer)) return answer;
    await sleep(50);
  }
}

describe('a job that fails for good', () => {
  it('ends its run as failed, with the reason, after its retries', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const run = await startRun(lead, id, { method: 'offline' });
    const ended = await until(
      () => getRun(lead, id, run.id),
      ({ state }) => state !== 'queued' && state !== 'running',
    );
    expect(ended).toMatchObject({ state: 'failed', error: 'the method is broken' });
    expect(ended.finishedAt).not.toBeNull();
    expect(attempts).toBe(3);
    const auditRows = await test.db.auditEvent.findMany({ where: { objectId: run.id, action: 'run.end' } });
    expect(auditRows).toHaveLength(1);
    // The way is free for another one.
    await expect(startRun(lead, id, { method: 'offline' })).resolves.toMatchObject({
      id: expect.any(String),
    });
  });

  it('ends its import as failed and drops the file', async () => {
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const file = Readable.from([Buffer.from('question,ref,answer,id\r\nq,r,a,x\r\n')]);
    const { id: importId } = await receiveImport(lead, id, 'file.csv', file);
    await startImport(lead, importId);
    const ended = await until(
      () => getImport(lead, importId),
      ({ state }) => state !== 'queued' && state !== 'running',
    );
    expect(ended).toMatchObject({ state: 'failed', rows: 0, added: 0 });
    expect(await test.db.importChunk.count({ where: { importId } })).toBe(0);
    const [auditRows] = await test.db.auditEvent.findMany({
      where: { objectId: importId, action: 'import.fail' },
    });
    expect(auditRows?.after).toEqual({ reason: 'the file is broken' });
  });
});
