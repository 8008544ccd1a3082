import { z } from 'zod';
import { askStage } from '@/lib/consistency/ask/ask-stage';
import { layout, type PromptText } from '@/lib/consistency/ask/layout';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { shape } from '@/lib/consistency/ask/shape';
import type { EmbedTexts } from '@/lib/llm/embeddings/embed-texts';
import { LlmFault } from '@/lib/llm/fault';
import type { AskModel, ChatMessage } from '@/lib/llm/question';
import { CHOICES } from './order-outcome';
import type { OrderPair, OrderReply, PairOutcome } from './pair';
import { ORDER_PROMPTS } from './prompts';
import { readNearest } from './read-nearest';
import { readOption } from './read-option';

const CHOICE = shape('choice', z.object({ choice: z.enum(CHOICES) }));
const MOST_TEXT = 4_000;

/**
 * Asks which of a pair's texts is consistent, with the correct one as A and then as B: two calls, and one more for a reply that
 * nobody can read; what then remains is read by the nearer text where there is an embedder. A refusal, a filter and an article that is too long are no choice. Other faults reject, as LlmFault: an
 * endpoint's unknown refusal too, as it may be of everything that is asked.
 */
export async function askPair(
  pair: OrderPair,
  ask: AskModel,
  signal: AbortSignal,
  embed: EmbedTexts | null = null,
): Promise<PairOutcome> {
  const inOrder = await askOnce(pair, [pair.correct, pair.incorrect], { ask, embed }, signal);
  const swapped = await askOnce(pair, [pair.incorrect, pair.correct], { ask, embed }, signal);
  return { inOrder, swapped };
}

/** What is asked about a pair with its texts in an order. */
export function pairMessages(
  { question, article, language }: OrderPair,
  [a, b]: readonly [string, string],
): ChatMessage[] {
  const asked: PromptText[] = question === '' ? [] : [['question', question]];
  const texts: PromptText[] = [['article', article], ...asked, ['textA', a], ['textB', b]];
  return layout(ORDER_PROMPTS[promptLanguage(language)], texts);
}

async function askOnce(
  pair: OrderPair,
  texts: [string, string],
  { ask: port, embed }: { ask: AskModel; embed: EmbedTexts | null },
  signal: AbortSignal,
): Promise<OrderReply> {
  const language = promptLanguage(pair.language);
  const prompt = ORDER_PROMPTS[language];
  const messages = pairMessages(pair, texts);
  let said = '';
  const ask: AskModel = async (...asking) => {
    const reply = await port(...asking);
    said = reply.text;
    return reply;
  };
  const read = (text: string) => {
    const choice = readOption(text);
    return choice && { choice };
  };
  try {
    const { value, noVerdict, replies } = await askStage(
      { ask, signal, language },
      { prompt: prompt.id, messages },
      CHOICE,
      read,
    );
    if (noVerdict?.fault === 'rejected') throw new LlmFault('rejected', noVerdict.raw);
    const text = (noVerdict?.raw ?? said).slice(0, MOST_TEXT);
    const reply = unread(text, noVerdict?.fault ?? null);
    if (value) return { ...reply, choice: value.choice };
    // A reply that was cut short is none to be read.
    const isWhole = noVerdict?.fault === 'unreadable' && replies.length > 0;
    if (!isWhole || !embed) return reply;
    const nearest = await readNearest(text, texts, embed, signal);
    return { ...reply, ...nearest, fault: nearest.choice === null ? reply.fault : null };
  } catch (error) {
    if (error instanceof LlmFault && error.kind === 'too_long')
      return unread(error.message.slice(0, MOST_TEXT), error.kind);
    throw error;
  }
}

const unread = (text: string, fault: string | null): OrderReply => ({
  choice: null,
  text,
  fault,
  readBy: 'text',
  embeddingFault: null,
});
