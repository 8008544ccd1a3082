import type { ChatReply } from '../chat';
import { clientOf, type Connection } from '../client';
import { textTokens } from '../count-tokens';
import type { ModelFeatures } from '../features';
import type { ModelQuestion } from '../question';
import { timedCall } from '../faults/timed-call';
import { packedVectors } from './packed-vectors';
import { readEmbeddings } from './read-embeddings';

/**
 * One call of POST /embeddings, no retries; what `send` is for a client of an embedding model (ask-model.ts). The texts are the
 * question's messages, its reply is their vectors, packed. The SDK asks for base64 where no format is named, which many endpoints do not know.
 */
export const sendEmbeddings = (
  connection: Connection,
  { messages }: ModelQuestion,
  _: ModelFeatures,
  signal: AbortSignal,
): Promise<ChatReply> =>
  timedCall(connection, signal, async (inTime) => {
    const input = messages.map(({ content }) => content);
    const { model, extraBody } = connection;
    const response: unknown = await clientOf(connection).embeddings.create(
      { ...extraBody, model, input, encoding_format: 'float' },
      { signal: inTime },
    );
    const { vectors, usage } = readEmbeddings(response, input.length);
    const prompt = input.reduce((sum, text) => sum + textTokens(text), 0);
    return {
      text: packedVectors(vectors),
      reasoning: '',
      usage: usage ?? { prompt, cachedPrompt: 0, completion: 0 },
      fault: null,
    };
  });
