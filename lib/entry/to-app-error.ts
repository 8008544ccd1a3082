import { randomUUID } from 'node:crypto';
import { type core, ZodError } from 'zod';
import { type AppError, AppFailure } from '@/lib/errors';
import { log } from '@/lib/log';

/** What a caught value is to the outside: an AppError as thrown, a ZodError as `invalid`, else a logged `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof ZodError) {
    return {
      code: 'invalid',
      issues: thrown.issues.map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue) })),
    };
  }
  const id = randomUUID();
  log.error(
    { id, err: thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : thrown },
    'defect',
  );
  return { code: 'internal', id };
}

/** An address that is none gets words of its own; people meet it on every form of an account. */
function codeOf(issue: core.$ZodIssue): string {
  return issue.code === 'invalid_format' && issue.format === 'email'
    ? 'invalid_email'
    : (issue.code ?? 'custom');
}
