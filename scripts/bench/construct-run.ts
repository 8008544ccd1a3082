// npm run bench:construct-run [-- --samples 1000]: how long a worker takes to have samples made by a model, a local server that takes half
// a second for each reply, beside the time of the calls alone; prints one JSON line. Exits with 1 where a sample is missing, a call was
// made twice, or the run took more than 8 % over the calls. On the embedded PostgreSQL, or that of TEST_DATABASE_URL.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { commandLineActor } from '@/lib/auth/ctx';
import { startConstructionRun } from '@/lib/construction/server/runs/start-construction-run';
import { connect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { createProject } from '@/lib/project/server/create-project';
import { changeAsked } from '@/lib/testing/judge/answer-changer';
import { llmServer } from '@/lib/testing/judge/llm-server';
import {
  numberedSources,
  wantedOfEach,
  widened,
  WIDENING_RECIPES,
} from '@/lib/testing/judge/numbered-sources';
import { databaseAt, startTestServer } from '@/lib/testing/server';
import { workerProcess } from '@/lib/testing/worker-process';

const IN_FLIGHT = 32;
const DELAY_MS = 500;
const MOST_OVER_IDEAL = 1.08;
/** What a process compiles at its first run is no cost of a run. */
const WARM_SOURCES = 20;

const { values } = parseArgs({ options: { samples: { type: 'string', default: '10000' } } as const });
const recipes = WIDENING_RECIPES.length;
const sources = Math.ceil(Number(values.samples) / recipes);
const server = await llmServer((request) => ({
  text: JSON.stringify(widened(changeAsked(request))),
  delayMs: DELAY_MS,
}));
const postgres = await startTestServer();
const name = `f4r_bench_${randomUUID().slice(0, 8)}`;
await postgres.createMigrated(name);
const url = databaseAt(postgres.url, name);
process.env.DATABASE_URL = url; // of the queue
const db = connect(url, 2);
const ctx = { actor: commandLineActor, db };

try {
  const worker = await workerProcess(url);
  await worker.run(await runOver('warm', WARM_SOURCES));
  const before = server.requests.length;
  const runId = await runOver('bench', sources);
  const took = (await worker.run(runId))!;
  await worker.end();
  const { done } = await db.run.findUniqueOrThrow({ where: { id: runId } });
  const calls = server.requests.length - before;
  const idealSeconds = (calls * DELAY_MS) / 1_000 / IN_FLIGHT;
  const overIdeal = took.seconds / idealSeconds;
  const result = {
    samples: done,
    seconds: round(took.seconds),
    idealSeconds: round(idealSeconds),
    overIdeal: round(overIdeal),
    samplesPerSecond: round(done / took.seconds),
    cpuSeconds: round(took.cpuSeconds),
    calls,
    mostInFlight: server.open.most,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  const whole = done === sources * recipes && calls === done && server.open.most <= IN_FLIGHT;
  process.exitCode = whole && overIdeal <= MOST_OVER_IDEAL ? 0 : 1;
} finally {
  await db.$disconnect();
  await closeBoss();
  await postgres.drop(name);
  await postgres.stop();
  await server.stop();
}

/** A run that waits, with each recipe over every one of so many sources. */
async function runOver(name: string, count: number): Promise<string> {
  const { id: projectId } = await createProject(ctx, { name });
  await numberedSources(db, projectId, count);
  const { id: endpointId } = await createEndpoint(ctx, {
    ...{ name, baseUrl: `${server.baseUrl}/${name}`, allowPrivate: true, maxInFlight: IN_FLIGHT },
    models: [{ name: 'maker-1', inputPrice: 2, outputPrice: 10 }],
  });
  const order = { language: null, endpointId, model: 'maker-1', budget: null, dryRun: false };
  return (await startConstructionRun(ctx, projectId, { ...order, wanted: wantedOfEach(count) })).id;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
