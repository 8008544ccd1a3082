import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { type FaultKind, LlmFault } from './fault';

const TOO_LONG =
  /context.{0,20}(length|window|size)|maximum.{0,20}(context|tokens|model length)|too (long|many tokens)|exceed.{0,30}tokens|input.{0,10}length/i;
const LONGEST_MESSAGE = 500;

/** Puts what the client threw into one of our kinds. Secrets that an endpoint repeats in its message are cut out. */
export function toFault(error: unknown, now: number, apiKey: string | null = null): LlmFault {
  const known = causes(error).find((cause) => cause instanceof LlmFault);
  if (known) return known;
  const message = redact(wordsOf(error), apiKey);
  if (error instanceof APIConnectionTimeoutError) return new LlmFault('timed_out', message);
  if (error instanceof APIConnectionError) return new LlmFault('unreachable', reasonOf(error) ?? message);
  if (!(error instanceof APIError) || error.status === undefined) return new LlmFault('cut_off', message);
  const retryAfterMs = retryAfter(error.headers as Headers | undefined, now);
  return new LlmFault(kindOf(error, message), message, { retryAfterMs });
}

/**
 * What the endpoint says in the form of the protocol. Other bodies are left out: an address may be that of a service which
 * is no model at all, and what it answers is nobody's business here.
 */
function wordsOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the reply is no JSON';
  if (!(error instanceof APIError) || error.status === undefined)
    return error instanceof Error ? error.message : String(error);
  const said: unknown = error.error;
  const words = typeof said === 'string' ? said : (said as { message?: unknown } | undefined)?.message;
  return typeof words === 'string' ? `${error.status} ${words}` : `HTTP ${error.status}, without a reason`;
}

function kindOf({ status, code }: APIError, message: string): FaultKind {
  const said = `${code ?? ''} ${message}`;
  if (status === 401 || status === 403) return 'wrong_key';
  if (status === 404 || /model_not_found|model .{0,80}(does not|doesn't) exist/i.test(said))
    return 'no_such_model';
  if (status === 413 || TOO_LONG.test(said)) return 'too_long';
  if (/content.?(filter|policy)|data_?inspection|sensitive/i.test(said)) return 'filtered';
  if (status === 408) return 'timed_out';
  if (/insufficient_quota|insufficient balance|arrearage/i.test(said) || status === 402)
    return 'out_of_credit';
  if (status === 429) return 'rate_limited';
  return (status ?? 0) >= 500 ? 'overloaded' : 'rejected';
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
