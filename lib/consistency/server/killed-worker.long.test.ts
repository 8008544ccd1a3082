import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { answerAs } from '@/lib/testing/judge/chat-script';
import { testDatabase } from '@/lib/testing/database/database';
import { letClaimsRunOut } from '@/lib/testing/database/let-claims-run-out';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { judged } from '@/lib/testing/judge/judged';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { canonicalJson } from '@/lib/snapshot/canonical-json';
import { labelsOf, storedLabels } from '@/lib/testing/database/run-labels';
import { type WorkerProcess, workerProcess } from '@/lib/testing/worker-process';
import { runMethod } from './run-method';
import { startRun } from './control/start-run';

// The Chinese mill takes ten calls. A worker is killed at each of them: at the n-th when n - 1 have been answered at least,
// or were on their way beside it. Each kill has a run, an endpoint and a model of its own, so that no store helps out.
const CALLS = 10;
const IN_FLIGHT = 2;
/** Of a call, in millionths: 100 tokens at 2 and 20 at 10. */
const COST = 400;
/** Processes that compile themselves. */
const SLOW = 300_000;
/** Longer than storing a reply takes. */
const STORED_MS = 250;

const test = testDatabase();
const never = new AbortController().signal;
const requests = new Map<string, ChatRequest[]>();
const killers = new Map<string, () => Promise<void>>();
let server: LlmServer;
let expected: string;

beforeAll(async () => {
  expected = canonicalJson(labelsOf(await judged(MILL_ZH)));
  server = await llmServer((request) => answer(request));
});
afterAll(async () => {
  await server.stop();
  await closeBoss();
});

/** Replies as "judge-3" until its third call, at which the worker is killed; whoever comes after it is answered. */
function answer(request: ChatRequest): Behaviour {
  const { model } = request;
  const seen = requests.get(model) ?? [];
  requests.set(model, [...seen, request]);
  const kill = killers.get(model);
  if (!kill || seen.length + 1 < Number(model.split('-')[1])) return answerAs(MILL_ZH, request);
  if (seen.length + 1 === Number(model.split('-')[1])) void kill();
  return { network: 'hang' };
}

it.concurrent.each(Array.from({ length: CALLS }, (_, n) => n + 1))(
  'goes on after a kill at call %i with what was stored, and asks again only what was under way',
  async (n) => {
    const model = `judge-${n}`;
    const runId = await order(model);
    const worker = await inTurn(() => workerProcess(test.url));
    const stored = await untilKilled(worker, model, runId);
    const asked = new Set(requests.get(model)!.map((request) => JSON.stringify(request)));
    expect(asked.size).toBe(requests.get(model)!.length);
    expect(asked.size - stored).toBeGreaterThanOrEqual(1);
    expect(asked.size - stored).toBeLessThanOrEqual(IN_FLIGHT);

    killers.delete(model);
    await letClaimsRunOut(test.db, runId);
    await runMethod({ actor: commandLineActor, db: test.db }, runId, never);
    expect(await storedLabels(test.db, runId)).toEqual([expected]);
    expect(requests.get(model)).toHaveLength(CALLS + asked.size - stored);
    expect(await test.db.run.findUniqueOrThrow({ where: { id: runId } })).toMatchObject({
      state: 'done',
      done: 1,
      failed: 0,
      calls: CALLS,
      spentMicros: BigInt(CALLS * COST),
    });
  },
  SLOW,
);

/** A run over a project of one sample, and nothing that another has asked. */
async function order(model: string): Promise<string> {
  const { id: projectId } = await project(test.db);
  await sample(test.db, projectId, MILL_ZH.texts);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: model,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: IN_FLIGHT,
    models: [{ name: model, inputPrice: 2, outputPrice: 10 }],
  });
  const lead = await member(test.db, projectId, 'lead');
  return (await startRun(lead, projectId, { method: 'l-face4rag', endpointId, model })).id;
}

/** Returns how many replies were stored by then. */
async function untilKilled(worker: WorkerProcess, model: string, runId: string): Promise<number> {
  const killed = new Promise<void>((done) =>
    killers.set(model, async () => {
      await sleep(STORED_MS);
      await worker.kill();
      done();
    }),
  );
  expect(await worker.run(runId)).toBeNull();
  await killed;
  return test.db.storedReply.count({ where: { model } });
}

/** Programs compile one after the other: together they would only hold each other up. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
