import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { LFace4ragParams } from '@/lib/consistency/methods/l-face4rag/params';
import type { ChatRequest } from '@/lib/testing/judge/llm-server';
import { canonicalJson } from '@/lib/snapshot/canonical-json';
import { labelsOf } from '@/lib/testing/database/run-labels';
import { scriptedModel } from '@/lib/testing/judge/scripted-model';
import type { BenchSample } from './judge-samples';

/** The labels of every sample, `errorLine`, read without a server, a database or a pause. */
export async function expectedLabels(
  samples: readonly BenchSample[],
  reply: (request: ChatRequest) => { text: string },
  params: LFace4ragParams,
): Promise<string[]> {
  const { ask } = scriptedModel(({ shape, messages }) => {
    const format = { type: 'json_schema', json_schema: { name: shape!.name } };
    return reply({ model: 'judge-1', messages: [...messages], response_format: format }).text;
  });
  const { signal } = new AbortController();
  const predictions = await Promise.all(
    samples.map(({ texts }) => lFace4rag.read(texts, params, signal, ask)),
  );
  return predictions.map(({ segments }) => canonicalJson(labelsOf(segments)));
}
