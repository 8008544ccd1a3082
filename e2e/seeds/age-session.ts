import type { PrismaClient } from '@/generated/prisma/client';

/** This person gave their password too long ago for what asks for it again. Prints how many sessions that are, as {sessions}. */
export default async function seed(db: PrismaClient, email: string) {
  const { count } = await db.session.updateMany({ where: { user: { email } }, data: { confirmedAt: null } });
  return { sessions: count };
}
