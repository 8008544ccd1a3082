import { randomUUID } from 'node:crypto';
import { ZodError } from 'zod';
import { type AppError, AppFailure } from '@/lib/errors';
import { log } from '@/lib/log';

/** What a caught value is to the outside: an AppError as thrown, a ZodError as `invalid`, else a logged `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof ZodError) {
    return {
      code: 'invalid',
      issues: thrown.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code ?? 'custom' })),
    };
  }
  const id = randomUUID();
  log.error(
    { id, err: thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : thrown },
    'defect',
  );
  return { code: 'internal', id };
}
