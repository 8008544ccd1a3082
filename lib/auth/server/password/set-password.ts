import { randomUUID } from 'node:crypto';
import type { Tx } from '@/lib/db/client';
import { hashPassword } from './password-hash';

/** Stores a new password and ends every session of the person but `keepSessionId`. The caller checks and records. */
export async function setPassword(
  tx: Tx,
  userId: string,
  password: string,
  keepSessionId: string | null,
): Promise<void> {
  const hash = await hashPassword(password);
  const { count } = await tx.account.updateMany({
    where: { userId, providerId: 'credential' },
    data: { password: hash },
  });
  if (count === 0)
    await tx.account.create({
      data: { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password: hash },
    });
  await tx.session.deleteMany({ where: { userId, ...(keepSessionId && { id: { not: keepSessionId } }) } });
}
