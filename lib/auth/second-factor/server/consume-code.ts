import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { log } from '@/lib/log';
import { unseal } from '@/lib/seal';
import { stepOf } from '../totp';
import { isAppCode, plainCode } from '../typed-code';
import { consumeRecoveryCode } from './recovery-codes';

/** What a right code was. */
export type CodeKind = 'app' | 'recovery';

/**
 * Uses a code of a person up: of two who come with the same one at once, one is let through (RFC 6238, 5.2). Null for a code that is
 * wrong, used or too old.
 */
export async function consumeCode(tx: Tx, userId: string, typed: string): Promise<CodeKind | null> {
  const code = plainCode(typed);
  if (!isAppCode(code)) return (await consumeRecoveryCode(tx, userId, code)) ? 'recovery' : null;
  const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { secretCipher: true } });
  const secret = factor && unseal('second factors', factor.secretCipher, userId);
  if (factor && secret === null)
    log.error({ userId }, 'second factor was sealed with another FACE4RAG_SECRET');
  const step = secret ? stepOf(secret, code, now()) : null;
  if (step === null) return null;
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count === 1 ? 'app' : null;
}
