import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { type Ctx, anonymous } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import type { ActionOutcome } from './action';
import { toAppError } from './refusal/to-app-error';

/** A context without a session: only for routes whose operations ask for a link or a password. */
export function anonymousCtx(): Ctx {
  return { actor: anonymous, db: database() };
}

/** As `act`, for routes without a session. */
export async function actAsAnonymous<T>(verb: (ctx: Ctx) => Promise<T>): Promise<ActionOutcome<T>> {
  try {
    return { ok: true, value: await verb(anonymousCtx()) };
  } catch (thrown) {
    unstable_rethrow(thrown);
    return { ok: false, error: toAppError(thrown) };
  }
}
