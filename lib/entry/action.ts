import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { Ctx } from '@/lib/auth/ctx';
import type { AppError } from '@/lib/errors';
import { requireCtx } from './require-ctx';
import { toAppError } from './refusal/to-app-error';

/** What a server action returns: the value, or the refusal as data. */
export type ActionOutcome<T> = { ok: true; value: T } | { ok: false; error: AppError };

/** Runs a verb for a server action: session, error map; redirects pass through. */
export async function act<T>(verb: (ctx: Ctx) => Promise<T>): Promise<ActionOutcome<T>> {
  try {
    return { ok: true, value: await verb(await requireCtx()) };
  } catch (thrown) {
    unstable_rethrow(thrown);
    return { ok: false, error: toAppError(thrown) };
  }
}
