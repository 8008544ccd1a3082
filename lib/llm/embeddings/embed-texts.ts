import type { AskModel, ModelQuestion } from '../question';
import { type RetryPolicy, RETRY_POLICY } from '../retry-policy';
import { unpackedVectors } from './packed-vectors';

/** The vectors of a few texts, in their order. Rejects with an LlmFault. */
export type EmbedTexts = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>;

/** DashScope takes no more texts in a call (jjyaoao/HelloAgents#27). */
const MOST_TEXTS = 10;

/** The port to an embedding model over one that sends embeddings (send-embeddings.ts): retries, budget and the store are behind it. */
export const embedTexts =
  (ask: AskModel): EmbedTexts =>
  async (texts, signal) => {
    if (texts.length > MOST_TEXTS) throw new Error(`at most ${MOST_TEXTS} texts go in a call`);
    const question: ModelQuestion = {
      prompt: 'embeddings/1',
      messages: texts.map((content) => ({ role: 'user', content })),
      shape: { name: 'embeddings', schema: {} },
      maxTokens: 0,
    };
    return unpackedVectors((await ask(question, signal)).text);
  };

/** Who waits for an embedding can do without it: an endpoint that is away is tried as often as any passing fault, and no longer. */
export const embeddingRetries = (retryPolicy: RetryPolicy = RETRY_POLICY): RetryPolicy => ({
  ...retryPolicy,
  triesOfEndpoint: retryPolicy.tries,
});
