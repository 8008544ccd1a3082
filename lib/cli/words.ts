import { ZodError } from 'zod';
import { now } from '@/lib/clock';
import { refusedValue } from '@/lib/db/refused-value';
import { whatIsUnavailable } from '@/lib/db/unavailable';
import { type AppError, AppFailure, type FieldIssue } from '@/lib/errors';
import { LlmFault } from '@/lib/llm/fault';
import english from '@/messages/en/errors.json';
import { localTime } from './local-time';

/** What went wrong, as one line for the terminal. */
export function errorLine(thrown: unknown): string {
  if (thrown instanceof AppFailure) return refusalInWords(thrown.error);
  if (thrown instanceof ZodError)
    return `Not accepted: ${thrown.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`;
  if (thrown instanceof LlmFault) return faultInWords(thrown);
  const file = fileFault(thrown);
  if (file) return file;
  if (refusedValue(thrown)) return 'Not accepted: a value that cannot be stored.';
  const missing = whatIsUnavailable(thrown);
  if (missing === 'disk') return 'The disk of the database is full: make room, then try again.';
  if (missing === 'database' || isUnreachable(thrown))
    return 'The database cannot be reached. Is it running, and is DATABASE_URL right?';
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function refusalInWords(error: AppError): string {
  switch (error.code) {
    case 'unauthenticated':
      return 'Not signed in.';
    case 'forbidden':
      return "That is not allowed: it is done in a person's own name, at the screen or with their token, and the command line acts for nobody.";
    case 'unconfirmed':
      return 'The password has to be given again.';
    case 'not_found':
      return `There is no such ${error.object}.`;
    case 'no_route':
      return 'The API has no such path.';
    case 'wrong_method':
      return `This path is asked by ${error.allowed.join(', ')}.`;
    case 'invalid':
      return `Not accepted: ${error.issues.map(issueInWords).join('; ')}`;
    case 'stale':
      return `The ${error.object} has changed meanwhile (it is at version ${error.version}).`;
    case 'state':
      if (error.reason === 'already_running')
        return 'Refused: a run of this method with the same model and parameters is under way; `run list` shows it.';
      return `Refused: ${spaced(error.reason)}.`;
    case 'exists':
      return `There is such a ${error.object} already.`;
    case 'rate_limited':
      return `Too many attempts: try again in ${error.retryAfterSeconds} s.`;
    case 'too_large':
      return `Too large: at most ${error.limitBytes} bytes.`;
    case 'quota':
      return `Files waiting for import take up ${error.usedBytes} of the ${error.limitBytes} bytes that a ${error.of} may have: cancel or import some first.`;
    case 'interrupted':
      return 'The file broke off.';
    case 'busy':
      return `Many files are being uploaded: try again in ${error.retryAfterSeconds} s.`;
    case 'unavailable':
      return `The ${error.what} is not available just now.`;
    case 'internal':
      return `Something went wrong inside (${error.id}); the log says more.`;
  }
}

/** What is wrong with a file is said as on the screens: it tells what to do. */
function issueInWords({ path, code }: FieldIssue): string {
  return path === 'file' ? `${path}: ${english.issue[code]}` : `${path}: ${spaced(code)}.`;
}

/** What came between us and a model, as far as it ends the work. */
function faultInWords({ kind, message, retryAfterMs }: LlmFault): string {
  switch (kind) {
    case 'wrong_key':
      return `The endpoint does not take the key: ${message}`;
    case 'no_such_model':
      return `The endpoint has no such model: ${message}`;
    case 'unreachable':
      return `The endpoint cannot be reached: ${message}`;
    case 'rate_limited':
      return `The endpoint takes no more calls ${untilAfter(retryAfterMs)}: ${message}`;
    case 'over_budget':
      return 'The budget is spent.';
    default:
      return `The endpoint refuses (${spaced(kind)}): ${message}`;
  }
}

const untilAfter = (ms: number | null): string =>
  ms === null ? 'for now' : `until ${localTime(new Date(now().getTime() + ms))}`;

const spaced = (code: string): string => code.replaceAll('_', ' ');

/** What the system says of a file or of its disk; null when it is about something else. */
function fileFault(thrown: unknown): string | null {
  const { code, path } = thrown as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'There is no space left on the disk.';
  if (path === undefined) return null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no such file or folder: ${path}`;
  if (code === 'EISDIR') return `That is a folder, not a file: ${path}`;
  if (code === 'EACCES' || code === 'EPERM') return `That may not be read or written: ${path}`;
  return null;
}

/** Node's code for a refused or lost connection, on the error itself or on the one that it wraps. */
function isUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as NodeJS.ErrnoException;
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'].includes(code ?? '') || isUnreachable(thrown.cause);
}
