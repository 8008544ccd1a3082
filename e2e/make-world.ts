// node --conditions=react-server --import tsx e2e/make-world.ts PASSWORD ROLE=E-MAIL...: accounts, and a project of those
// whose role a project knows; prints {projectId}.
import path from 'node:path';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { connect } from '@/lib/db/client';
import { PROJECT_ROLES } from '@/lib/project/access';
import { addMember } from '@/lib/project/server/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { openDatabase } from '../scripts/start/database';

const [password = '', ...people] = process.argv.slice(2);
const database = await openDatabase(path.resolve(process.env.DATA_DIR || 'data'));
const db = connect(database.url);
const ctx = { actor: commandLineActor, db };
const { id: projectId } = await createProject(ctx, { name: 'The project of the tests' });
for (const person of people) {
  const [role = '', email = ''] = person.split('=');
  const name = role.charAt(0).toUpperCase() + role.slice(1);
  await createUser(ctx, { email, name, password, role: 'member' });
  const known = PROJECT_ROLES.find((each) => each === role);
  if (known) await addMember(ctx, projectId, { email, role: known });
}
await db.$disconnect();
await database.stop();
process.stdout.write(JSON.stringify({ projectId }));
