import { randomInt } from 'node:crypto';
import { hashToken } from '@/lib/auth/server/password/token';
import type { Tx } from '@/lib/db/client';
import { plainCode } from '../typed-code';

const CODES = 10;
/** Small letters and digits that nobody confuses: 5 bits each. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz123456789';
const GROUPS = 6;
const GROUP = 4;

/** Replaces a person's recovery codes by new ones, and returns these: the one time that anybody sees them. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashToken(plainCode(code)) })),
  });
  return codes;
}

/** Uses a recovery code up; false where the person has none such (any more). */
export async function consumeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: hashToken(code) } });
  return count === 1;
}

/** 120 random bits, for which a plain hash is enough. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
