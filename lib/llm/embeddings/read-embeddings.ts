import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { LlmFault } from '../fault';
import type { Usage } from '../question';
import { errorWithin, readUsage } from '../replies/completion';
import { floatsOf } from './packed-vectors';

const responseSchema = z.object({
  data: z
    .array(
      z.object({
        index: z.number().optional(),
        // Some answer in base64 although numbers are asked for.
        embedding: z.union([z.array(z.number()), storableText.transform(floatsOf)]),
      }),
    )
    .min(1),
});

/** The vectors of so many texts, in the order of the texts, and what the endpoint counted: null where it counted nothing. */
export function readEmbeddings(
  response: unknown,
  count: number,
): { vectors: number[][]; usage: Usage | null } {
  const read = responseSchema.safeParse(response);
  if (!read.success) throw errorWithin(response) ?? new LlmFault('cut_off', 'the reply holds no embeddings');
  const vectors = inOrderOfTexts(read.data.data).map(({ embedding }) => embedding);
  const lengths = new Set(vectors.map(({ length }) => length));
  if (vectors.length !== count || lengths.size !== 1 || lengths.has(0))
    throw new LlmFault('cut_off', `the reply holds ${vectors.length} embeddings of ${count} texts`);
  return { vectors, usage: usageOf((response as { usage?: unknown }).usage) };
}

/** By the index of each; where these do not name every text once, as they came. */
function inOrderOfTexts<One extends { index?: number }>(data: readonly One[]): readonly One[] {
  const named = new Set(data.map(({ index }) => index));
  const isWhole = data.every((_, at) => named.has(at));
  return isWhole ? data.toSorted((a, b) => a.index! - b.index!) : data;
}

/** An embedding has no reply that is paid for: all that is counted is the prompt. */
function usageOf(said: unknown): Usage | null {
  const { total_tokens: total } = (said ?? {}) as { total_tokens?: number };
  const prompt = readUsage(said)?.prompt ?? total;
  return prompt ? { prompt, cachedPrompt: 0, completion: 0 } : null;
}
