import type { PrismaClient } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { addMember } from '@/lib/project/server/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/builders';
import type { Texts } from '../workspace';

/** A project of one sample with an annotator, as {projectId}. */
export default async function seed(db: PrismaClient, email: string, name: string, texts: string) {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name });
  await addMember(ctx, projectId, { email, role: 'annotator' });
  await sample(db, projectId, { ...(JSON.parse(texts) as Texts), externalId: name });
  return { projectId };
}
