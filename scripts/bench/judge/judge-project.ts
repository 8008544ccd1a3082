import { commandLineActor } from '@/lib/auth/ctx';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { LFace4ragParams } from '@/lib/consistency/methods/l-face4rag/params';
import type { PrismaClient } from '@/generated/prisma/client';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { createProject } from '@/lib/project/server/create-project';
import { textHash } from '@/lib/sample/identity';
import type { BenchSample } from './judge-samples';

/** A project with the samples, an endpoint that takes so many calls at a time, and a run of L-Face4RAG that waits. */
export async function judgeProject(
  db: PrismaClient,
  samples: readonly BenchSample[],
  endpoint: { name: string; baseUrl: string; maxInFlight: number },
  budgetMicros: bigint | null,
  params: LFace4ragParams,
): Promise<{ runId: string }> {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name: endpoint.name });
  await db.sample.createMany({
    data: samples.map(({ texts }, at) => ({
      projectId,
      externalId: String(at),
      ordinal: at,
      ...texts,
      textHash: textHash(texts.question, texts.reference, texts.answer),
    })),
  });
  const { id: endpointId } = await createEndpoint(ctx, {
    ...endpoint,
    allowPrivate: true,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
  const { id, version } = lFace4rag;
  const { id: runId } = await db.run.create({
    data: {
      projectId,
      method: id,
      version,
      params,
      judges: ['fact', 'logic'],
      endpointId,
      model: 'judge-1',
      total: samples.length,
      budgetMicros,
    },
  });
  return { runId };
}
