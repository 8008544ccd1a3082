import type { PrismaClient } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { constructionRun } from '@/lib/testing/actions/construction-run';

/** A construction run of a project, as {id}. */
export default async function seed(db: PrismaClient, projectId: string, endpointId: string) {
  return { id: await constructionRun({ actor: commandLineActor, db }, projectId, endpointId) };
}
