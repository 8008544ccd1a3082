import type { EmbedTexts } from '@/lib/llm/embeddings/embed-texts';
import { LlmFault } from '@/lib/llm/fault';
import { BOTH, NEGATION } from './choice-words';
import { nearestText } from './nearest-text';
import type { OrderReply } from './pair';

type Read = Pick<OrderReply, 'choice' | 'readBy' | 'embeddingFault'>;

/** Nothing of an embedder's: the run's budget, and a key that no later call would fare better with. */
const ENDS_ALL = ['over_budget', 'wrong_key'];

/**
 * Reads a reply that names no option by the text that it is nearer to: the last resort. A denial, and both or none, say the
 * same of other texts than they repeat, which no embedding tells: such a reply is not read. A fault of the embedder leaves it unread, and is told.
 */
export async function readNearest(
  reply: string,
  [a, b]: readonly [string, string],
  embed: EmbedTexts,
  signal: AbortSignal,
): Promise<Read> {
  const unread: Read = { choice: null, readBy: 'text', embeddingFault: null };
  if (reply.trim() === '' || turnsRound(reply, [a, b])) return unread;
  try {
    const [said, first, second] = await embed([reply, a, b], signal);
    const choice = nearestText(said!, { A: first!, B: second! });
    return choice === null ? unread : { choice, readBy: 'embedding', embeddingFault: null };
  } catch (error) {
    if (!(error instanceof LlmFault)) throw error;
    if (ENDS_ALL.includes(error.kind)) throw new LlmFault(error.kind, `embeddings: ${error.message}`);
    return { ...unread, embeddingFault: error.kind };
  }
}

/** Whether a reply denies or takes together, in words that neither text has. */
function turnsRound(reply: string, texts: readonly string[]): boolean {
  return [NEGATION, BOTH].some((pattern) => {
    const inTexts = new Set(texts.flatMap((text) => wordsOf(text, pattern)));
    return wordsOf(reply, pattern).some((word) => !inTexts.has(word));
  });
}

const wordsOf = (text: string, pattern: RegExp): string[] =>
  [...text.normalize('NFKC').matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(([word]) =>
    word.toLowerCase(),
  );
