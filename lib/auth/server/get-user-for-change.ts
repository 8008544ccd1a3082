import type { User } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** The person's row, locked until the transaction ends; erased people, and those who came with a file, are not found. */
export async function getUserForChange(tx: Tx, userId: string): Promise<User> {
  await tx.$queryRaw`SELECT 1 AS "one" FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
  const user = await tx.user.findFirst({ where: { id: userId, erasedAt: null, importedIntoId: null } });
  return user ?? fail({ code: 'not_found', object: 'user' });
}
