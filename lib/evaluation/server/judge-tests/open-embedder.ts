import { openModelClient } from '@/lib/consistency/server/model-client';
import { askAbout } from '@/lib/consistency/server/predict-samples';
import type { ModelWork } from '@/lib/consistency/server/with-model';
import { type EmbedTexts, embeddingRetries, embedTexts } from '@/lib/llm/embeddings/embed-texts';
import { sendEmbeddings } from '@/lib/llm/embeddings/send-embeddings';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import type { EmbeddingModel } from '../../judge-test/settings';

/** The way to a test's embedding model, over the books of its run. */
export interface Embedder {
  of(item: { id: string; ordinal: number }): EmbedTexts;
  /** Gives its share of the endpoint's calls back. */
  leave(): Promise<void>;
}

/** The endpoint is opened once it is needed: what is wrong with it is a fault of the first call, and of each later one. */
export function openEmbedder(
  { ctx, run, client: { cut } }: ModelWork,
  { endpointId, model }: EmbeddingModel,
  retryPolicy?: RetryPolicy,
): Embedder {
  const open = async () => {
    const which = { endpointId, model, inBatches: false };
    const client = await openModelClient(ctx.db, which, cut, embeddingRetries(retryPolicy), sendEmbeddings);
    return { portOf: askAbout({ ctx, run, client }), leave: client.leave };
  };
  let opening: ReturnType<typeof open> | null = null;
  return {
    of: (item) => async (texts, signal) => {
      const { portOf } = await (opening ??= open());
      return embedTexts(portOf(item))(texts, signal);
    },
    async leave() {
      await opening?.then(
        ({ leave }) => leave(),
        () => undefined,
      );
    },
  };
}
