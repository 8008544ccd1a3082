import { type Actor, commandLineActor, userActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { DISAGREEMENTS, PEOPLE } from '../round/planted-disagreements';

/** A project of twelve samples that three people have labelled, as {projectId}. */
export default async function seed(db: PrismaClient, lead: string) {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name: 'Disagreements' });
  await addMember(ctx, projectId, { email: lead, role: 'lead' });
  const people: Actor[] = [];
  for (const name of PEOPLE) {
    const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.test`;
    const { id } = await db.user.create({ data: { id: crypto.randomUUID(), name, email, role: 'member' } });
    await addMember(ctx, projectId, { email, role: 'annotator' });
    people.push(userActor(id, 'member'));
  }
  for (const [index, { said }] of DISAGREEMENTS.entries()) {
    const { id: sampleId } = await sample(db, projectId, {
      externalId: `sample-${String(index + 1).padStart(2, '0')}`,
    });
    // "The river is 120 km long. It rises in a lake."
    const where = { projectId, sampleId, ...(await cutAt(db, sampleId, 26)) };
    for (const [at, actor] of people.entries())
      await vote({ actor, db }, where, said[at] as readonly VoteLabel[], [
        { relation: 'contradicts', start: 26, end: 48, quote: 'It rises in the hills.', origin: 'person' },
      ]);
  }
  return { projectId };
}
