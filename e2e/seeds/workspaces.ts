import { commandLineActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';

/** A project for each name, as {name: id}. */
export default async function seed(db: PrismaClient, email: string, ...names: string[]) {
  const HOURS = {
    question: 'When does it open?',
    reference: 'The museum opens at nine and closes at six. It is free on Sundays.',
    answer: 'The museum opens at nine. It has a café.',
  };
  const RIVER = {
    question: 'How long is it?',
    reference: 'The river is 120 km long.',
    answer: 'The river is 120 km long. It rises in a lake.',
  };

  const ctx = { actor: commandLineActor, db };
  const made: Record<string, string> = {};
  for (const name of names) {
    const { id } = await createProject(ctx, { name });
    await addMember(ctx, id, { email, role: 'annotator' });
    for (const texts of [HOURS, RIVER]) await sample(db, id, texts);
    made[name] = id;
  }
  return made;
}
