// A worker process: says "ready", does a run for each line of its input, which is the run's id, and says how many seconds each
// took, by the clock and of a processor. Ends with its input. Started by worker-process.ts, over the database of DATABASE_URL.
import readline from 'node:readline';
import { commandLineActor } from '@/lib/auth/ctx';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { RunKind } from '@/lib/consistency/run-schema';
import { runMethod } from '@/lib/consistency/server/run-method';
import { runAnswers } from '@/lib/construction/server/answers/run-answers';
import { runConstruction } from '@/lib/construction/server/runs/run-construction';
import { database, disconnect } from '@/lib/db/client';
import { runJudgeTest } from '@/lib/evaluation/server/judge-tests/run-judge-test';

const ctx = { actor: commandLineActor, db: database() };
const { signal } = new AbortController();
const judged = (runId: string) => runMethod(ctx, runId, signal, [lFace4rag]);
const WORK: Record<RunKind, (runId: string) => Promise<void>> = {
  full: judged,
  dry_run: judged,
  test: (runId) => runJudgeTest(ctx, runId, signal, [lFace4rag]),
  construction: (runId) => runConstruction(ctx, runId, signal),
  answers: (runId) => runAnswers(ctx, runId, signal),
};
const { db } = ctx;
await db.$queryRaw`SELECT 1`;
process.stdout.write('ready\n');
for await (const runId of readline.createInterface({ input: process.stdin })) {
  const began = performance.now();
  const used = process.cpuUsage();
  const { kind } = await db.run.findUniqueOrThrow({ where: { id: runId }, select: { kind: true } });
  await WORK[kind](runId);
  const { user, system } = process.cpuUsage(used);
  const took = { seconds: (performance.now() - began) / 1_000, cpuSeconds: (user + system) / 1_000_000 };
  process.stdout.write(`${JSON.stringify(took)}\n`);
}
await disconnect();
process.exit(0);
