import type { PrismaClient } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';

/** An account, as {id, email}. */
export default async function seed(
  db: PrismaClient,
  email: string,
  name: string,
  password: string,
  role: 'owner' | 'member',
) {
  const { id } = await createUser({ actor: commandLineActor, db }, { email, name, password, role });
  return { id, email };
}
