import type { FaultKind } from '@/lib/llm/fault';

/** Where it was found, status, body, the kind that it is, and its words for people. */
export type AnsweredErrorRow = [
  source: string,
  status: number,
  body: unknown,
  kind: FaultKind,
  words: string,
];

/** An error in OpenAI's form. */
export const errorBody = (message: string, code: string | null = null, type: string | null = null) => ({
  error: { message, type, param: null, code },
});
