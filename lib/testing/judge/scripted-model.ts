import { createHash } from 'node:crypto';
import { LlmFault } from '@/lib/llm/fault';
import type { AskModel, ModelQuestion } from '@/lib/llm/question';

/** What a scripted model does with a question: a reply (objects as JSON), or a fault to reject with. */
export type Script = (question: ModelQuestion, last: string) => unknown;

/** A port to a model that replies by script, and keeps what it was asked. `last` is the text of the last message. */
export function scriptedModel(script: Script): { ask: AskModel; asked: ModelQuestion[] } {
  const asked: ModelQuestion[] = [];
  const ask: AskModel = (question) => {
    asked.push(question);
    const reply = script(question, question.messages.at(-1)!.content);
    if (reply instanceof LlmFault) return Promise.reject(reply);
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    const key = createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 16);
    return Promise.resolve({
      key,
      text,
      reasoning: '',
      usage: { prompt: 10, cachedPrompt: 0, completion: 5 },
    });
  };
  return { ask, asked };
}
