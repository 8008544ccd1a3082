import type { Behaviour, ChatRequest } from './llm-server';

/** A request for embeddings, as it is sent. */
export interface EmbeddingRequest {
  model: string;
  input: string[];
  encoding_format: string;
}

/** The request where one for embeddings was sent to a server of models; null for a chat. */
export function embeddingAsked(request: ChatRequest): EmbeddingRequest | null {
  const asked = request as Partial<EmbeddingRequest> & ChatRequest;
  return asked.input ? { ...(asked as unknown as EmbeddingRequest) } : null;
}

/** Answers with a vector for each text, ten tokens each. */
export const embedded = (
  { model, input }: EmbeddingRequest,
  vectorOf: (text: string) => number[],
): Behaviour => ({
  status: 200,
  body: {
    object: 'list',
    model,
    data: input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
    usage: { prompt_tokens: 10 * input.length, total_tokens: 10 * input.length },
  },
});

/** A vector of colours: how much of a text is red, and how much blue, in English and Chinese. */
export function colours(text: string): number[] {
  const count = (colour: RegExp): number => text.match(colour)?.length ?? 0;
  return [count(/red|红/g), count(/blue|蓝/g), 0.1];
}
