import { recordAudit } from '@/lib/audit/record';
import { inTx, userActor } from '@/lib/auth/ctx';
import { countRefused } from '@/lib/auth/server/session/failed-sign-ins';
import { countGuess, guessedRight } from '@/lib/auth/server/session/sign-in-limit';
import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { findSecondStep } from './second-step';
import { type CodeKind, consumeCode } from './consume-code';

/**
 * Who may be signed in now that the code is right as well. Each attempt is counted before anybody looks at the code. Fails with
 * state/second_step_over, `rate_limited`, and `invalid` (code: wrong_code).
 */
export async function passSecondStep(
  db: Db,
  { token, code, headers }: { token: string; code: string; headers: Headers | undefined },
): Promise<{ userId: string }> {
  const person = await findSecondStep(db, token);
  if (!person) fail({ code: 'state', object: 'user', reason: 'second_step_over' });
  const attempt = { email: person.email, headers };
  const wait = await countGuess(db, 'code', attempt);
  if (wait > 0) await countRefused(db, person.email, 'slowed');
  if (wait > 0) fail({ code: 'rate_limited', retryAfterSeconds: wait });
  if (!(await consume(db, person.id, code))) {
    await countRefused(db, person.email, 'refused');
    fail({ code: 'invalid', issues: [{ path: 'code', code: 'wrong_code' }] });
  }
  await guessedRight(db, 'code', attempt);
  return { userId: person.id };
}

/** A used recovery code is in the audit log: its person should know that one is gone. */
async function consume(db: Db, userId: string, code: string): Promise<CodeKind | null> {
  const { role } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
  return inTx({ actor: userActor(userId, role), db }, async (tx) => {
    const kind = await consumeCode(tx.db, userId, code);
    if (kind === 'recovery')
      await recordAudit(tx, { action: 'user.recovery_code_used', objectType: 'user', objectId: userId });
    return kind;
  });
}
