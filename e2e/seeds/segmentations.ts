import { type Actor, commandLineActor, userActor } from '@/lib/auth/ctx';
import type { PrismaClient } from '@/generated/prisma/client';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/database/builders';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';

/** A project of two samples that two people have segmented, one of them differently, as {projectId}. */
export default async function seed(db: PrismaClient, lead: string) {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name: 'Cuts' });
  await addMember(ctx, projectId, { email: lead, role: 'lead' });
  const people: Actor[] = [];
  for (const name of ['Ann', 'Bo']) {
    const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.test`;
    const { id } = await db.user.create({ data: { id: crypto.randomUUID(), name, email, role: 'member' } });
    await addMember(ctx, projectId, { email, role: 'annotator' });
    people.push(userActor(id, 'member'));
  }
  // "The river is 120 km long. It rises in a lake.": Ann splits the first sentence in its middle, Bo leaves both in one piece.
  const SAID: [externalId: string, ...(readonly { cuts: number[]; said: VoteLabel[] }[])][] = [
    [
      'differently',
      { cuts: [13, 26], said: ['consistent', 'consistent', 'KCont'] },
      { cuts: [], said: ['KCont'] },
    ],
    [
      'type-open',
      { cuts: [26], said: ['consistent', 'KCont'] },
      { cuts: [26], said: ['consistent', 'KInve'] },
    ],
  ];
  for (const [externalId, ...annotations] of SAID) {
    const { id: sampleId } = await sample(db, projectId, { externalId });
    for (const [at, { cuts, said }] of annotations.entries())
      await vote(
        { actor: people[at]!, db },
        { projectId, sampleId, ...(await cutAt(db, sampleId, ...cuts)) },
        said,
      );
  }
  return { projectId };
}
