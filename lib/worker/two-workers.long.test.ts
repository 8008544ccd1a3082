import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { answerAs } from '@/lib/testing/judge/chat-script';
import { testDatabase } from '@/lib/testing/database/database';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { productWorker } from '@/lib/testing/product-worker';

/** Processes that compile themselves, and runs that are long enough to be joined. */
const SLOW = 240_000;
const SAMPLES = 12;
/** Ten a sample. */
const CALLS = 10 * SAMPLES;
const IN_FLIGHT = 5;

const test = testDatabase();
let server: LlmServer;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  server = await llmServer((request): Behaviour => {
    const reply = answerAs(MILL_ZH, request);
    return typeof reply === 'string' ? { text: reply, delayMs: 300 } : reply;
  });
  workers.push(...(await Promise.all([productWorker(test.url), productWorker(test.url)])));
}, SLOW);
afterAll(async () => {
  const ended = workers.map((worker) => once(worker, 'close'));
  for (const worker of workers) worker.kill('SIGTERM');
  await Promise.all(ended);
  await server.stop();
  await closeBoss();
});

it(
  'share one run, each sample read once, and together never have more calls under way than allowed',
  async () => {
    const { runId, endpointId } = await order();
    const asking = new Set<string>();
    const reading = new Set<string>();
    while (await goes(runId)) {
      for (const { workerId, permits } of await test.db.endpointPermit.findMany({ where: { endpointId } }))
        if (permits > 0) asking.add(workerId);
      for (const workerId of await readers(runId)) reading.add(workerId);
      await sleep(100);
    }
    expect({ asking: asking.size, reading: reading.size }).toEqual({ asking: 2, reading: 2 });
    expect(server.open.most).toBe(IN_FLIGHT);
    expect(server.requests).toHaveLength(CALLS);
    await expectWhole(runId);
  },
  SLOW,
);

it(
  'go on with what the other was reading when it was killed',
  async () => {
    const { runId } = await order();
    while ((await readers(runId)).length < 2) await sleep(50);
    workers.pop()!.kill('SIGKILL');
    // What a dead worker holds is free after a quarter of a minute.
    while (await goes(runId)) await sleep(100);
    expect(server.open.most).toBe(IN_FLIGHT);
    // It may have died between two calls; what it had under way is asked again, and nothing else.
    expect(server.requests.length).toBeGreaterThanOrEqual(CALLS);
    expect(server.requests.length).toBeLessThanOrEqual(CALLS + IN_FLIGHT);
    await expectWhole(runId);
  },
  SLOW,
);

/** A run over samples of their own, by a model of its own: no store helps out. */
async function order(): Promise<{ runId: string; endpointId: string }> {
  server.requests.splice(0);
  const { id: projectId } = await project(test.db);
  const { reference, ...texts } = MILL_ZH.texts;
  for (let n = 0; n < SAMPLES; n += 1)
    await sample(test.db, projectId, {
      ...texts,
      question: `${n}：两班制？`,
      reference: reference + '。'.repeat(n),
    });
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: projectId,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: IN_FLIGHT,
    models: [{ name: projectId }],
  });
  const lead = await member(test.db, projectId, 'lead');
  const run = await startRun(lead, projectId, { method: 'l-face4rag', endpointId, model: projectId });
  return { runId: run.id, endpointId };
}

async function goes(runId: string): Promise<boolean> {
  const { state } = await test.db.run.findUniqueOrThrow({ where: { id: runId } });
  return state === 'queued' || state === 'running';
}

async function readers(runId: string): Promise<string[]> {
  const claims = await test.db.runClaim.findMany({ where: { runId }, distinct: 'workerId' });
  return claims.map(({ workerId }) => workerId);
}

async function expectWhole(runId: string): Promise<void> {
  expect(await test.db.run.findUniqueOrThrow({ where: { id: runId } })).toMatchObject({
    state: 'done',
    done: SAMPLES,
    failed: 0,
    calls: CALLS,
    error: null,
  });
  expect(await test.db.annotation.count({ where: { runId } })).toBe(SAMPLES);
}
