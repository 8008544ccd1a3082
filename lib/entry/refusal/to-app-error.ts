import { randomUUID } from 'node:crypto';
import { type core, ZodError } from 'zod';
import { noteFullDisk } from '@/lib/db/full-disk';
import { refusedValue } from '@/lib/db/refused-value';
import { whatIsUnavailable } from '@/lib/db/unavailable';
import { type AppError, AppFailure, ISSUE_CODES, type IssueCode } from '@/lib/errors';
import { log } from '@/lib/log';

/**
 * What a caught value is to the outside: an AppError as thrown, a ZodError as `invalid`, a database that is away for a
 * moment as `unavailable`, a value that it refuses as `invalid`, else a logged `internal`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof ZodError) {
    return {
      code: 'invalid',
      issues: thrown.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({
              path: [...issue.path, key].join('.'),
              code: 'unknown_field' as const,
            }))
          : { path: issue.path.join('.'), code: codeOf(issue) },
      ),
    };
  }
  const what = whatIsUnavailable(thrown);
  if (what) {
    if (what === 'disk') noteFullDisk();
    log.warn({ what, err: (thrown as Error).message }, 'unavailable');
    return { code: 'unavailable', what };
  }
  const rule = refusedValue(thrown);
  if (rule) {
    log.warn(
      { rule, stack: (thrown as Error).stack?.split('\n    at ').slice(1, 12) },
      'a value reached the database unread',
    );
    return { code: 'invalid', issues: [{ path: rule === 'invalid_text' ? 'text' : 'value', code: rule }] };
  }
  const id = randomUUID();
  log.error(
    { id, err: thrown instanceof Error ? { message: thrown.message, stack: thrown.stack } : thrown },
    'defect',
  );
  return { code: 'internal', id };
}

/** Rules that forms meet get words of their own; a rule of ours says which in `params.issue`. */
function codeOf(issue: core.$ZodIssue): IssueCode {
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'invalid_email';
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'web_address';
  if (issue.code === 'invalid_type' && issue.expected === 'record') return 'not_object';
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)) return 'not_number';
  const bounds = issue.code === 'too_small' || issue.code === 'too_big';
  if (bounds && ['number', 'int'].includes(issue.origin)) return 'out_of_range';
  const named: unknown = issue.code === 'custom' ? issue.params?.issue : issue.code;
  return ISSUE_CODES.find((code) => code === named) ?? 'invalid_value';
}
