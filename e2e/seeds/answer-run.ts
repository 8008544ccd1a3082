import type { PrismaClient } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { answerRun } from '@/lib/testing/actions/answer-run';

/** A run of answers of a project, as {id}. */
export default async function seed(db: PrismaClient, projectId: string, endpointId: string) {
  return { id: await answerRun({ actor: commandLineActor, db }, projectId, endpointId) };
}
