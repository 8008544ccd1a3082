import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import type { PrismaClient } from '@/generated/prisma/client';
import { PROJECT_ROLES } from '@/lib/project/access';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';

/** Accounts, and a project of those whose role a project knows; prints {projectId}. */
export default async function seed(db: PrismaClient, password: string, ...people: string[]) {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name: 'The project of the tests' });
  for (const person of people) {
    const [role = '', email = ''] = person.split('=');
    const name = role.charAt(0).toUpperCase() + role.slice(1);
    await createUser(ctx, { email, name, password, role: 'member' });
    const known = PROJECT_ROLES.find((each) => each === role);
    if (known) await addMember(ctx, projectId, { email, role: known });
  }
  return { projectId };
}
