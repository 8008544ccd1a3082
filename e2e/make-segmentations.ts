// node --conditions=react-server --import tsx e2e/make-segmentations.ts LEAD: a project of two samples that two people have cut, one of
// them differently, as {projectId}.
import path from 'node:path';
import { type Actor, commandLineActor, userActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { addMember } from '@/lib/project/server/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/builders';
import { cutAt, type Said, vote } from '@/lib/testing/votes';
import { openDatabase } from '../scripts/start/database';

const [lead = ''] = process.argv.slice(2);
const database = await openDatabase(path.resolve(process.env.DATA_DIR || 'data'));
const db = connect(database.url);
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
const SAID: [externalId: string, ...(readonly { cuts: number[]; said: Said[] }[])][] = [
  [
    'differently',
    { cuts: [13, 26], said: ['consistent', 'consistent', 'KCont'] },
    { cuts: [], said: ['KCont'] },
  ],
  ['type-open', { cuts: [26], said: ['consistent', 'KCont'] }, { cuts: [26], said: ['consistent', 'KInve'] }],
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
await db.$disconnect();
await database.stop();
process.stdout.write(JSON.stringify({ projectId }));
