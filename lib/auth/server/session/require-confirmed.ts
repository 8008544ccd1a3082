import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';

/**
 * Fails with `unconfirmed` unless the person gave their password a short while ago (CONFIRM_MINUTES): whoever finds an unlocked screen
 * must not rule the studio. The system needs no password.
 */
export function requireConfirmed({ actor }: Ctx): void {
  if (actor.userId === null) return;
  if (actor.kind === 'token') fail({ code: 'unconfirmed' });
  const since = now().getTime() - env().CONFIRM_MINUTES * 60_000;
  if (!actor.confirmedAt || actor.confirmedAt.getTime() < since) fail({ code: 'unconfirmed' });
}
