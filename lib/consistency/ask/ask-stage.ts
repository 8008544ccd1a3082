import { LlmFault } from '@/lib/llm/fault';
import type { AskModel, ChatMessage, ModelQuestion } from '@/lib/llm/question';
import { type ParsedReply, parseReply } from '@/lib/llm/parse-json';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import type { PromptLanguage } from './prompt';
import type { Shape } from './shape';

const MOST_RAW = 4_000;

/** Who is asked, and when to stop. */
export interface StageCaller {
  ask: AskModel;
  signal: AbortSignal;
  language: PromptLanguage;
}

/** What one stage asks: the id of its prompt, the messages, and which of the independent replies is wanted. */
export interface StageQuestion {
  prompt: string;
  messages: readonly ChatMessage[];
  repeat?: number;
}

/** A stage's outcome: what the model said, or why there is no verdict. Never both. */
export interface StageReply<Value> {
  value: Value | null;
  noVerdict: { fault: string; raw: string } | null;
  reasoning: string;
  /** Keys of the replies that were read. */
  replies: string[];
}

const REPAIR: Record<PromptLanguage, (fault: string) => string> = {
  en: (fault) =>
    `Your reply could not be read (${fault}). Give the same content again as the JSON object that was asked for, and nothing else.`,
  zh: (fault) => `无法读取上面的输出（${fault}）。请把同样的内容按要求的 JSON 对象重新输出，不要有其他文字。`,
};

/**
 * Asks one stage and reads its reply; an unreadable one is shown to the model once, with what is wrong. A refusal, a
 * content filter, an empty and a second unreadable reply end without a verdict. Other faults reject, `too_long` among them.
 *
 * @param otherwise reads a reply that is not in the shape asked for; null where it cannot
 */
export async function askStage<Value>(
  { ask, signal, language }: StageCaller,
  asked: StageQuestion,
  { name, schema, zod }: Shape<Value>,
  otherwise: (text: string) => Value | null = () => null,
): Promise<StageReply<Value>> {
  const parse = (text: string): ParsedReply<Value> => {
    const inShape = parseReply(text, zod);
    const value = 'value' in inShape ? null : otherwise(text);
    return value === null ? inShape : { value };
  };
  const question: ModelQuestion = { ...asked, shape: { name, schema }, maxTokens: LONGEST_REPLY };
  try {
    const first = await ask(question, signal);
    const read = parse(first.text);
    if ('value' in read) return said(read.value, first.reasoning, [first.key]);
    const again: ModelQuestion = {
      ...question,
      prompt: `${asked.prompt}+repair`,
      messages: [
        ...asked.messages,
        { role: 'assistant', content: first.text },
        { role: 'user', content: REPAIR[language](read.fault) },
      ],
    };
    const second = await ask(again, signal);
    const reread = parse(second.text);
    const replies = [first.key, second.key];
    if ('value' in reread) return said(reread.value, second.reasoning, replies);
    return unsaid('unreadable', second.text || first.text, replies);
  } catch (error) {
    if (error instanceof LlmFault && error.ofQuestion && error.kind !== 'too_long')
      return unsaid(error.kind, error.raw ?? error.message, []);
    throw error;
  }
}

const said = <Value>(value: Value, reasoning: string, replies: string[]): StageReply<Value> => ({
  value,
  noVerdict: null,
  reasoning,
  replies,
});

export const unsaid = (fault: string, raw: string, replies: string[]): StageReply<never> => ({
  value: null,
  noVerdict: { fault, raw: raw.slice(0, MOST_RAW) },
  reasoning: '',
  replies,
});
