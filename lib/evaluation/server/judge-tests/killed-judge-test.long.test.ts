import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { letClaimsRunOut } from '@/lib/testing/database/let-claims-run-out';
import { llmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { workerProcess } from '@/lib/testing/worker-process';
import { getJudgeTest } from './get-judge-test';
import { runJudgeTest } from './run-judge-test';
import { startOrderBias } from './start-order-bias';

const PAIRS = 6;
const IN_FLIGHT = 2;
const KILLED_AT = 5;
/** A process that compiles itself. */
const SLOW = 300_000;
/** Longer than storing a reply takes. */
const STORED_MS = 250;

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
afterAll(() => closeBoss());

it(
  'an order-bias test whose worker is killed: goes on with what was stored, and asks again only what was under way',
  async () => {
    let kill: (() => Promise<void>) | null = null;
    let killed: Promise<void> | null = null;
    const server = await llmServer((request, count) => {
      if (kill && count >= KILLED_AT) {
        killed ??= sleep(STORED_MS).then(kill);
        return { network: 'hang' };
      }
      return chosen(pairAsked(request).inOrder ? 'A' : 'B');
    });
    const { id: projectId } = await project(test.db);
    const lead = await member(test.db, projectId, 'lead');
    const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
      name: 'Killed',
      baseUrl: server.baseUrl,
      allowPrivate: true,
      maxInFlight: IN_FLIGHT,
      models: [{ name: 'judge-1' }],
    });
    const order = { endpointId, model: 'judge-1', budget: null, size: PAIRS, minimumPassRate: 0.7 };
    const file = { name: 'pairs.csv', pairs: numberedPairs(PAIRS), refused: [] };
    const { id } = await startOrderBias(lead, projectId, order, file);

    const worker = await workerProcess(test.url);
    kill = () => worker.kill();
    expect(await worker.run(id)).toBeNull();
    await killed;
    const stored = await test.db.storedReply.count();
    const before = server.requests.length;
    expect(before - stored).toBeGreaterThanOrEqual(1);
    expect(before - stored).toBeLessThanOrEqual(IN_FLIGHT);

    kill = null;
    await letClaimsRunOut(test.db, id);
    await runJudgeTest({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
    const { run, passed } = await getJudgeTest(lead, projectId, id);
    expect(run).toMatchObject({ state: 'done', done: PAIRS, failed: 0, account: { calls: 2 * PAIRS } });
    expect(passed).toEqual({ n: PAIRS, of: PAIRS });
    expect(server.requests).toHaveLength(2 * PAIRS + before - stored);
    await server.stop();
  },
  SLOW,
);
