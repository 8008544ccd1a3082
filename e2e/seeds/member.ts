import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';

/** Puts an account into a project; returns {userId}. */
export default function seed(db: PrismaClient, projectId: string, email: string, role: string) {
  return addMember({ actor: commandLineActor, db }, projectId, { email, role });
}
