import { LlmFault } from '@/lib/llm/fault';
import type { ModelQuestion } from '@/lib/llm/question';
import type { ScriptedSample } from './judge-replies';
import type { Behaviour, ChatRequest } from './llm-server';

const STAGES: Record<string, string> = {
  decomposition: 'decompose.',
  fact_check: 'fact.',
  logic_check: 'logic.',
  error_type: 'type.',
  fact_checks: 'fact-all.',
  logic_checks: 'logic-all.',
  error_types: 'type-all.',
};

/** The stage that a request asks, by the shape of its reply: "decompose", "fact", "logic" or "type", "fact-all" for several segments. */
export function stageOf(request: ChatRequest): string {
  const format = request.response_format as { json_schema?: { name: string } } | undefined;
  return STAGES[format?.json_schema?.name ?? '']!.slice(0, -1);
}

/** True when a request is one of the Chinese prompts. */
export const inChinese = ({ messages }: ChatRequest): boolean => /\p{Script=Han}/u.test(messages[0]!.content);

/** What a scripted sample's judge answers over HTTP, to requests in its own language. */
export function answerAs({ script }: ScriptedSample, request: ChatRequest): Behaviour {
  const { messages } = request;
  const question = { prompt: `${stageOf(request)}.`, messages } as unknown as ModelQuestion;
  const reply = script(question, messages.at(-1)!.content);
  if (reply instanceof LlmFault) return { status: 400, error: { message: reply.message } };
  return typeof reply === 'string' ? reply : JSON.stringify(reply);
}
