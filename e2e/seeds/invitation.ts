import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { createInvitation } from '@/lib/project/server/people/create-invitation';

/** A link into a project, as {path}. */
export default async function seed(db: PrismaClient, projectId: string, role: string) {
  const { path } = await createInvitation({ actor: commandLineActor, db }, projectId, { role, days: 7 });
  return { path };
}
