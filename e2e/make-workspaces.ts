// node --conditions=react-server --import tsx e2e/make-workspaces.ts E-MAIL NAME...: a project for each name, as {name: id}.
import path from 'node:path';
import { commandLineActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { addMember } from '@/lib/project/server/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { sample } from '@/lib/testing/builders';
import { openDatabase } from '../scripts/start/database';

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

const [email = '', ...names] = process.argv.slice(2);
const database = await openDatabase(path.resolve(process.env.DATA_DIR || 'data'));
const db = connect(database.url);
const ctx = { actor: commandLineActor, db };
const made: Record<string, string> = {};
for (const name of names) {
  const { id } = await createProject(ctx, { name });
  await addMember(ctx, id, { email, role: 'annotator' });
  for (const texts of [HOURS, RIVER]) await sample(db, id, texts);
  made[name] = id;
}
await db.$disconnect();
await database.stop();
process.stdout.write(JSON.stringify(made));
