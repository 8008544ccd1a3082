import { randomUUID } from 'node:crypto';
import { type core, ZodError } from 'zod';
import { whatIsUnavailable } from '@/lib/db/unavailable';
import { type AppError, AppFailure, ISSUE_CODES, type IssueCode } from '@/lib/errors';
import { log } from '@/lib/log';

/**
 * What a caught value is to the outside: an AppError as thrown, a ZodError as `invalid`, a database that is away for a
 * moment as `unavailable`, else a logged `internal`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof ZodError) {
    return {
      code: 'invalid',
      issues: thrown.issues.map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue) })),
    };
  }
  const what = whatIsUnavailable(thrown);
  if (what) {
    log.warn({ what, err: (thrown as Error).message }, 'unavailable');
    return { code: 'unavailable', what };
  }
  const id = randomUUID();
  log.error(
    { id, err: thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : thrown },
    'defect',
  );
  return { code: 'internal', id };
}

/** An address that is none gets words of its own; people meet it on every form of an account. */
function codeOf(issue: core.$ZodIssue): IssueCode {
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'invalid_email';
  return ISSUE_CODES.find((code) => code === issue.code) ?? 'invalid_value';
}
