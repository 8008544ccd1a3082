import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import type { RunView } from '@/lib/consistency/run-schema';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { person, project, sample } from '@/lib/testing/database/builders';
import { answerAs } from '@/lib/testing/judge/chat-script';
import { testDatabase } from '@/lib/testing/database/database';
import { letClaimsRunOut } from '@/lib/testing/database/let-claims-run-out';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { judged } from '@/lib/testing/judge/judged';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { canonicalJson } from '@/lib/snapshot/canonical-json';
import { labelsOf, storedLabels } from '@/lib/testing/database/run-labels';
import { type Browser, signInAs } from './browser';
import { CrashStudio } from './studio';
import { CRASH_PASSWORD } from './world';

// The Chinese mill takes ten calls, one after the other here. At the first sight of each, launcher, web app and worker are
// killed; the studio that is started again is answered, and goes on to the next.
const CALLS = 10;
/** Of a call, in millionths: 100 tokens at 2 and 20 at 10. */
const COST = 400;
const OWNER = 'owner@example.test';
/** A build, where there is none yet, and eleven starts. */
const SLOW_MS = 900_000;
/** Longer than a whole run without kills takes. */
const WAIT_LIMIT_MS = 60_000;

const test = testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-killed-'));
const seen = new Map<string, number>();
let wakeKiller: () => void = () => undefined;
let server: LlmServer;
let studio: CrashStudio;

beforeAll(async () => {
  server = await llmServer(answer);
});
afterAll(async () => {
  await studio.stop();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The first time that something is asked, nothing comes but the killer. */
function answer(request: ChatRequest): Behaviour {
  const question = JSON.stringify(request);
  const times = (seen.get(question) ?? 0) + 1;
  seen.set(question, times);
  if (times > 1) return answerAs(MILL_ZH, request);
  wakeKiller();
  return { network: 'hang' };
}

it(
  'finishes a run whose web app and worker are killed at every one of its calls, and pays for no answer twice',
  async () => {
    const expected = canonicalJson(labelsOf(await judged(MILL_ZH)));
    const { projectId, order } = await makeProject();
    const port = await freePort();
    let killed = new Promise<void>((wake) => (wakeKiller = wake));
    studio = await CrashStudio.start(folder, port, test.url);
    const owner = await signInAs(studio.url, OWNER);
    const runs = `/api/v1/projects/${projectId}/runs`;
    const runId = ((await ask(owner, runs, order)) as { id: string }).id;

    for (let call = 1; call <= CALLS; call += 1) {
      await killed;
      expect(seen.size).toBe(call);
      expect((await ask(owner, `${runs}/${runId}`)) as RunView).toMatchObject({ state: 'running', done: 0 });
      // The permit of a call is free for the next one before its reply lies in the store.
      const answered = [...seen.values()].filter((times) => times > 1).length;
      await expect.poll(() => test.db.storedReply.count(), { timeout: WAIT_LIMIT_MS }).toBe(answered);
      await studio.killAll();
      await letClaimsRunOut(test.db, runId);
      killed = new Promise<void>((wake) => (wakeKiller = wake));
      studio = await CrashStudio.start(folder, port, test.url);
    }

    // Whoever was signed in still is, and sees the end.
    const run = await ended(() => ask(owner, `${runs}/${runId}`) as Promise<RunView>);
    expect(run).toMatchObject({ state: 'done', done: 1, failed: 0 });
    expect(await storedLabels(test.db, runId)).toEqual([expected]);
    expect([...seen.values()]).toEqual(Array<number>(CALLS).fill(2));
    expect(await test.db.run.findUniqueOrThrow({ where: { id: runId } })).toMatchObject({
      calls: CALLS,
      reused: 0,
      spentMicros: BigInt(CALLS * COST),
    });
    expect(await test.db.callInFlight.count()).toBe(0);
  },
  SLOW_MS,
);

/** One sample, an endpoint that takes one call at a time, an owner who can sign in, and what they order. */
async function makeProject(): Promise<{ projectId: string; order: object }> {
  const account = { email: OWNER, name: 'Owner', role: 'owner', password: CRASH_PASSWORD } as const;
  await createUser({ actor: commandLineActor, db: test.db }, account);
  const { id: projectId } = await project(test.db);
  await sample(test.db, projectId, MILL_ZH.texts);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: 'Mortal',
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 1,
    models: [{ name: 'judge', inputPrice: 2, outputPrice: 10 }],
  });
  return { projectId, order: { method: 'l-face4rag', endpointId, model: 'judge' } };
}

/** GET, or POST with a body, as a browser's page does. */
async function ask(browser: Browser, path: string, body?: object): Promise<unknown> {
  const post = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  const response = await browser.fetch(path, post);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function ended(look: () => Promise<RunView>): Promise<RunView> {
  for (const deadline = Date.now() + WAIT_LIMIT_MS; Date.now() < deadline; await sleep(100)) {
    const run = await look();
    if (run.state !== 'queued' && run.state !== 'running') return run;
  }
  throw new Error('the run does not end');
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const socket = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as net.AddressInfo;
      socket.close(() => found(port));
    });
  });
}
