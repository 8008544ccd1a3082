import type { PrismaClient } from '@/generated/prisma/client';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { ChatRequest } from '@/lib/testing/llm-server';
import { scriptedModel } from '@/lib/testing/scripted-model';
import type { BenchSample } from './judge-samples';

/** Labels of every sample in order, one JSON text a sample: what two runs are compared by. */
type Labels = string[];

/** What the judge has to say of the samples, read without a server, a database or a pause. */
export async function expectedLabels(
  samples: readonly BenchSample[],
  reply: (request: ChatRequest) => { text: string },
): Promise<Labels> {
  const { ask } = scriptedModel(({ shape, messages }) => {
    const format = { type: 'json_schema', json_schema: { name: shape.name } };
    return reply({ model: 'judge-1', messages: [...messages], response_format: format }).text;
  });
  const { signal } = new AbortController();
  const readings = await Promise.all(
    samples.map(({ texts }) => lFace4rag.read(texts, lFace4rag.defaults, signal, ask)),
  );
  return readings.map(({ segments }) =>
    inWords(
      segments.map(({ text, fact, logic, errorType, evidence }) => ({
        ...{ text, fact, logic, errorType, evidence },
      })),
    ),
  );
}

/** What a run has stored of its samples; a sample that was read twice is there twice. */
export async function storedLabels(db: PrismaClient, runId: string): Promise<Labels> {
  const annotations = await db.annotation.findMany({
    where: { runId },
    orderBy: { sample: { ordinal: 'asc' } },
    select: {
      labels: { select: { fact: true, logic: true, errorType: true, evidence: true, segmentId: true } },
      segmentation: {
        select: {
          items: {
            orderBy: { position: 'asc' },
            select: { segmentId: true, segment: { select: { text: true } } },
          },
        },
      },
    },
  });
  return annotations.map(({ labels, segmentation }) =>
    inWords(
      segmentation.items.map(({ segmentId, segment }) => {
        const { fact, logic, errorType, evidence } = labels.find((label) => label.segmentId === segmentId)!;
        return { text: segment.text, fact, logic, errorType, evidence };
      }),
    ),
  );
}

/** JSON with its keys in order: the database keeps them in an order of its own. */
const inWords = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
