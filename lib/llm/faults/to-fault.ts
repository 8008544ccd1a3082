import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { readError } from './error-body';
import { LlmFault } from '../fault';
import { faultKindOf } from './fault-kind';

const LONGEST_MESSAGE = 500;

/** Puts what the client threw into one of our kinds. Secrets that an endpoint repeats in its message are cut out. */
export function toFault(error: unknown, now: number, apiKey: string | null = null): LlmFault {
  const known = causes(error).find((cause) => cause instanceof LlmFault);
  if (known) return known;
  if (error instanceof APIError && error.status !== undefined) return answered(error, now, apiKey);
  const message = redact(wordsOf(error), apiKey);
  if (error instanceof APIConnectionTimeoutError) return new LlmFault('timed_out', message);
  if (error instanceof APIConnectionError) return new LlmFault('unreachable', reasonOf(error) ?? message);
  return new LlmFault('cut_off', message);
}

/** Of an answer only what has the form of the protocol is read (error-body.ts); the rest of it is left out. */
function answered(error: APIError, now: number, apiKey: string | null): LlmFault {
  const status = error.status as number;
  const { words, codes, generated } = readError(error.error);
  const told = words || codes[0];
  const message = redact(told ? `${status} ${told}` : `HTTP ${status}, without a reason`, apiKey);
  const kind = faultKindOf({ status, codes, words: message, generated });
  return new LlmFault(kind, message, {
    retryAfterMs:
      retryAfter(error.headers as Headers | undefined, now) ?? (status === 429 ? waitInWords(words) : null),
    raw: kind === 'unreadable' ? generated : null,
  });
}

function wordsOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the reply is no JSON';
  return error instanceof Error ? error.message : String(error);
}

/** Milliseconds that the endpoint asks us to wait: retry-after-ms, or Retry-After in seconds or as a date. */
function retryAfter(headers: Headers | undefined, now: number): number | null {
  const precise = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(precise)) return Math.max(0, precise);
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** "Please try again in 7m12.96s": Gemini and Azure say it in words alone. */
function waitInWords(words: string): number | null {
  const wait = /(?:retry|try again) (?:in|after) ((?:[\d.]+ ?(?:ms|h|m|s)[a-z]* ?)+)/i.exec(words);
  if (!wait) return null;
  const parts = [...wait[1]!.matchAll(/([\d.]+) ?(ms|h|m|s)/gi)];
  return Math.round(
    parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNIT_MS[unit!.toLowerCase()]!, 0),
  );
}

const UNIT_MS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** What the network said: the client's own message is only "Connection error." */
function reasonOf(error: Error): string | null {
  const told = causes(error.cause).find((cause) => (cause as NodeJS.ErrnoException).code);
  if (!told) return null;
  return `${(told as NodeJS.ErrnoException).code} ${told.message}`.slice(0, LONGEST_MESSAGE);
}

/** An error and what it was thrown for, outermost first. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** Endpoints repeat a wrong key or parts of it; neither it nor anything that looks like one is kept. */
function redact(message: string, apiKey: string | null): string {
  const without = apiKey ? message.replaceAll(apiKey, '…') : message;
  return without.replace(/\b((?:sk|pk|key)[-_]|Bearer\s+)[\w*.-]{6,}/gi, '$1…').slice(0, LONGEST_MESSAGE);
}
