import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRun } from '@/lib/consistency/server/start-run';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/builders';
import { answerAs } from '@/lib/testing/chat-script';
import { testDatabase } from '@/lib/testing/database';
import { MILL_ZH } from '@/lib/testing/judge-replies';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/llm-server';

/** Processes that compile themselves, and a run that is long enough to be joined. */
const SLOW = 240_000;
const SAMPLES = 12;
const CALLS_A_SAMPLE = 10;
const IN_FLIGHT = 5;

const test = testDatabase();
let server: LlmServer;
let workers: ChildProcess[] = [];
beforeAll(async () => {
  server = await llmServer((request): Behaviour => {
    const reply = answerAs(MILL_ZH, request);
    return typeof reply === 'string' ? { text: reply, delayMs: 300 } : reply;
  });
});
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
    const { id: projectId } = await project(test.db);
    const { reference, ...texts } = MILL_ZH.texts;
    for (let n = 0; n < SAMPLES; n += 1)
      await sample(test.db, projectId, {
        ...{ ...texts, question: `${n}：两班制？`, reference: reference + '。'.repeat(n) },
      });
    const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
      ...{ name: 'Shared', baseUrl: server.baseUrl, allowPrivate: true, maxInFlight: IN_FLIGHT },
      models: [{ name: 'judge-1' }],
    });
    workers = await Promise.all([worker(), worker()]);
    const lead = await member(test.db, projectId, 'lead');
    const order = { method: 'l-face4rag', endpointId, model: 'judge-1' };
    const { id: runId } = await startRun(lead, projectId, order);

    const asking = new Set<string>();
    const reading = new Set<string>();
    const run = () => test.db.run.findUniqueOrThrow({ where: { id: runId } });
    while (['queued', 'running'].includes((await run()).state)) {
      for (const { workerId, permits } of await test.db.endpointShare.findMany({ where: { endpointId } }))
        if (permits > 0) asking.add(workerId);
      for (const { workerId } of await test.db.runClaim.findMany({ where: { runId } })) reading.add(workerId);
      await sleep(100);
    }
    expect(await run()).toMatchObject({
      ...{ state: 'done', done: SAMPLES, failed: 0, calls: SAMPLES * CALLS_A_SAMPLE, error: null },
    });
    expect({ asking: asking.size, reading: reading.size }).toEqual({ asking: 2, reading: 2 });
    expect(server.open.most).toBe(IN_FLIGHT);
    expect(server.requests).toHaveLength(SAMPLES * CALLS_A_SAMPLE);
    expect(await test.db.annotation.count({ where: { runId } })).toBe(SAMPLES);
  },
  SLOW,
);

/** A worker as people start it, ready for jobs. */
async function worker(): Promise<ChildProcess> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'lib/worker/main.ts'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: test.url, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('worker ready')) break;
  child.stdout.resume();
  return child;
}
