import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** What an endpoint answered to one call of a batch. */
export const batchAnswerSchema = z.object({
  /** Of HTTP; null for a call that was never made: its batch expired or was cancelled. */
  status: z.int().nullable(),
  body: z.unknown().optional(),
});
export type BatchAnswer = z.infer<typeof batchAnswerSchema>;

/** Codes of calls that were never made, or broke off: batch_expired, batch_cancelled, request_timeout. */
const UNMADE = /expired|cancel|timeout/i;

const line = z.object({
  custom_id: storableText,
  response: z
    .object({ status_code: z.coerce.number().int().default(200), body: z.unknown().optional() })
    .nullish(),
  error: z.unknown().optional(),
});

/**
 * The answers in a batch's output or error file by their keys, in whatever order and file they come. A line that cannot be read is left
 * out: its call counts as unanswered and is asked again.
 */
export function readBatchLines(text: string): Map<string, BatchAnswer> {
  const lines = text.split('\n').flatMap((part) => line.safeParse(parsed(part)).data ?? []);
  return new Map(lines.map((each) => [each.custom_id, answerOf(each)]));
}

function answerOf({ response, error }: z.infer<typeof line>): BatchAnswer {
  if (!response) return { status: statusOf(error), body: { error } };
  // Mistral has the body of an error as text; a status of 0 was seen at OpenAI.
  const { status_code: status, body } = response;
  return { status: status === 0 ? null : status, body: typeof body === 'string' ? parsed(body) : body };
}

/** An error in place of a response: DeepInfra has its status in the code. */
function statusOf(error: unknown): number | null {
  const { code } = (error ?? {}) as { code?: unknown };
  const status = Number(code);
  if (status >= 400 && status < 600) return status;
  return !code || UNMADE.test(String(code)) ? null : 400;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
