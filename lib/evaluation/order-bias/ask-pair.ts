import { z } from 'zod';
import { askStage } from '@/lib/consistency/ask/ask-stage';
import { layout, type PromptText } from '@/lib/consistency/ask/layout';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { shape } from '@/lib/consistency/ask/shape';
import { LlmFault } from '@/lib/llm/fault';
import type { AskModel, ChatMessage } from '@/lib/llm/question';
import { CHOICES } from './order-outcome';
import type { OrderPair, OrderReply, PairOutcome } from './pair';
import { ORDER_PROMPTS } from './prompts';
import { readOption } from './read-option';

const CHOICE = shape('choice', z.object({ choice: z.enum(CHOICES) }));
const MOST_TEXT = 4_000;

/**
 * Asks which of a pair's texts is consistent, with the correct one as A and then as B: two calls, and one more for a reply that
 * nobody can read. A refusal, a filter and an article that is too long are no choice. Other faults reject, as LlmFault: an
 * endpoint's unknown refusal too, as it may be of everything that is asked.
 */
export async function askPair(pair: OrderPair, ask: AskModel, signal: AbortSignal): Promise<PairOutcome> {
  const inOrder = await askOnce(pair, [pair.correct, pair.incorrect], ask, signal);
  const swapped = await askOnce(pair, [pair.incorrect, pair.correct], ask, signal);
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
  port: AskModel,
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
    const { value, noVerdict } = await askStage(
      { ask, signal, language },
      { prompt: prompt.id, messages },
      CHOICE,
      read,
    );
    if (noVerdict?.fault === 'rejected') throw new LlmFault('rejected', noVerdict.raw);
    const text = noVerdict?.raw ?? said;
    return { choice: value?.choice ?? null, text: text.slice(0, MOST_TEXT), fault: noVerdict?.fault ?? null };
  } catch (error) {
    if (error instanceof LlmFault && error.kind === 'too_long')
      return { choice: null, text: error.message.slice(0, MOST_TEXT), fault: error.kind };
    throw error;
  }
}
