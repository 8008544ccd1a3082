import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { PrismaClient } from '@/generated/prisma/client';
import { llmServer } from '@/lib/testing/judge/llm-server';
import type { WorkerProcess } from '@/lib/testing/worker-process';
import { judgeProject } from './judge-project';
import { benchReplies } from './judge-replies';
import { benchSamples } from './judge-samples';

const SAMPLES = 32;
const IN_FLIGHT = 32;

/**
 * Has each worker do a run of a project and an endpoint of its own. The studio's workers live for weeks: what a process
 * compiles at its first run is no cost of a run.
 */
export async function warmUp(db: PrismaClient, workers: readonly WorkerProcess[]): Promise<void> {
  const samples = benchSamples(SAMPLES);
  const reply = benchReplies(samples);
  const server = await llmServer((request) => ({ ...reply(request), delayMs: 0 }));
  const params = lFace4rag.parse({ repeats: 0 });
  for (const [at, worker] of workers.entries()) {
    const endpoint = { name: `Warm ${at}`, baseUrl: `${server.baseUrl}/${at}`, maxInFlight: IN_FLIGHT };
    const { runId } = await judgeProject(db, samples, endpoint, null, params);
    await worker.run(runId);
  }
  await server.stop();
}
