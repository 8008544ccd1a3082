import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addSampleProject } from '@/lib/exchange/server/sample-project/add-sample-project';

/** The sample project, as {id}; made if it is not there yet. */
export default async function seed(db: PrismaClient) {
  const { id } = await addSampleProject({ actor: commandLineActor, db });
  return { id };
}
