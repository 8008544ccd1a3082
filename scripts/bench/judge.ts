// npm run bench:judge [-- --calls per_segment] [-- --kill 10] [-- --workers 2] [-- --budget]: a run of L-Face4RAG over 200 samples of 1,200 segments against a
// local server that takes 200 to 800 ms for a reply, beside the list schedule of the same calls; prints one JSON line.
// --kill: the worker is killed so often on the way, and another one goes on. Exits with 1 when a label differs, more calls
// are under way than allowed, or more were made than were under way at the kills.
// On the embedded PostgreSQL, or that of TEST_DATABASE_URL.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import { connect } from '@/lib/db/client';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { storedLabels } from '@/lib/testing/database/run-labels';
import { databaseAt, startTestServer } from '@/lib/testing/server';
import { workerProcess } from '@/lib/testing/worker-process';
import { expectedLabels } from './judge/judge-labels';
import { judgeProject } from './judge/judge-project';
import { benchCalls, benchReplies } from './judge/judge-replies';
import { benchSamples } from './judge/judge-samples';
import { listSchedule } from './judge/list-schedule';
import { promptTokens, type SentPrompt } from './judge/prompt-prefixes';
import { warmUp } from './judge/warm-up';

const SAMPLES = 200;
const IN_FLIGHT = 32;
/** Never reached; each call is covered by it all the same. */
const AMPLE = 1_000_000_000n;

const { values } = parseArgs({
  options: {
    kill: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
    budget: { type: 'boolean', default: false },
    calls: { type: 'string', default: 'per_stage' },
  } as const,
});
const [kills, workers] = [Number(values.kill), Number(values.workers)];
const samples = benchSamples(SAMPLES);
const segments = samples.reduce((sum, sample) => sum + sample.segments.length, 0);
// Without repeats, which depend on what the offline engine says: the calls of the stages are counted.
const params = lFace4rag.parse({ calls: values.calls, repeats: 0 });
const calls = benchCalls(samples, params.calls);
const reply = benchReplies(samples);
const sent: (SentPrompt & { id: string })[] = [];
const server = await llmServer((request) => {
  const answer = reply(request);
  const sentAt = performance.now();
  const { messages } = request as unknown as SentPrompt;
  sent.push({ id: answer.id, messages, sentAt, answeredAt: sentAt + answer.delayMs });
  return answer;
});
const postgres = await startTestServer();
const name = `f4r_bench_${randomUUID().slice(0, 8)}`;
await postgres.createMigrated(name);
const url = databaseAt(postgres.url, name);
const db = connect(url, 2);

try {
  const endpoint = { name: 'Bench', baseUrl: server.baseUrl, maxInFlight: IN_FLIGHT };
  const { runId } = await judgeProject(db, samples, endpoint, values.budget ? AMPLE : null, params);
  const { wallSeconds, workerCpuSeconds, underWay } = await judged(runId);
  const stored = await storedLabels(db, runId);
  const expected = await expectedLabels(samples, reply, params);
  const wrongLabels = expected.filter((labels, at) => stored[at] !== labels).length;
  const idealSeconds = listSchedule(calls, IN_FLIGHT) / 1_000;
  const tokens = promptTokens(sent);
  const later = tokens.filter((_, at) => !sent[at]!.id.startsWith('decompose'));
  const repeated = server.requests.length - calls.length;
  const result = {
    wallSeconds: round(wallSeconds),
    idealSeconds: round(idealSeconds),
    ratio: round(wallSeconds / idealSeconds),
    workerCpuSeconds: workerCpuSeconds === null ? null : round(workerCpuSeconds),
    calls: server.requests.length,
    callsPerAnswer: round(server.requests.length / SAMPLES),
    promptTokensPerAnswer: Math.round(sum(tokens, 'all') / SAMPLES),
    answeredPrefixShare: round(sum(later, 'answered') / sum(later, 'all')),
    way: params.calls,
    samples: stored.length,
    segments,
    workers,
    mostInFlight: server.open.most,
    kills,
    idealCalls: calls.length,
    repeatedCalls: repeated,
    underWayAtKills: underWay,
    wrongLabels,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  const whole = stored.length === SAMPLES && wrongLabels === 0 && server.open.most <= IN_FLIGHT;
  process.exitCode = whole && repeated <= underWay ? 0 : 1;
} finally {
  await db.$disconnect();
  await postgres.drop(name);
  await postgres.stop();
  await server.stop();
}

interface Judged {
  wallSeconds: number;
  /** Of all workers; null where some were killed. */
  workerCpuSeconds: number | null;
  /** Calls that were under way at the kills. */
  underWay: number;
}

/** Has the run done; the clock starts when every worker has done another one, so that no program is compiled on it. */
async function judged(runId: string): Promise<Judged> {
  if (kills > 0) return killed(runId);
  const processes = await Promise.all(Array.from({ length: workers }, () => workerProcess(url)));
  await warmUp(db, processes);
  const took = (await Promise.all(processes.map((worker) => worker.run(runId)))).map((time) => time!);
  await Promise.all(processes.map((worker) => worker.end()));
  return {
    wallSeconds: Math.max(...took.map(({ seconds }) => seconds)),
    workerCpuSeconds: took.reduce((all, { cpuSeconds }) => all + cpuSeconds, 0),
    underWay: 0,
  };
}

/** Kills the worker at equal parts of the calls; the next one is ready already. */
async function killed(runId: string): Promise<Judged> {
  const began = performance.now();
  let underWay = 0;
  for (let n = 1; n <= kills; n += 1) {
    const worker = await workerProcess(url);
    const before = { asked: server.requests.length, stored: await db.storedReply.count() };
    const end = worker.run(runId);
    await untilCalls(server, Math.round((calls.length * n) / (kills + 1)));
    await worker.kill();
    await end;
    // What this worker had asked and not stored.
    underWay += server.requests.length - before.asked - ((await db.storedReply.count()) - before.stored);
    process.stderr.write(`kill ${n} after ${server.requests.length} calls\n`);
  }
  const last = await workerProcess(url);
  await last.run(runId);
  await last.end();
  return { wallSeconds: (performance.now() - began) / 1_000, workerCpuSeconds: null, underWay };
}

async function untilCalls({ requests }: LlmServer, count: number): Promise<void> {
  while (requests.length < count) await sleep(5);
}

function sum(tokens: { all: number; answered: number }[], of: 'all' | 'answered'): number {
  return tokens.reduce((total, each) => total + each[of], 0);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
