import type { ProjectRole } from '@/lib/project/access';
import { emailOf, inDatabase } from './fixtures';
import type { MadeProject, ProjectOrder } from './seeds/project';

type Content = Pick<ProjectOrder, 'file' | 'prefill'> & {
  /** Which of the accounts of the tests are in it. */
  members?: ProjectRole[];
};

/** Makes a project; with a file, its samples are there at once. */
export function makeProject(name: string, { members = [], ...content }: Content = {}): Promise<MadeProject> {
  const people = members.map((role) => ({ email: emailOf(role), role }));
  const order: ProjectOrder = { name, members: people, ...content };
  return inDatabase('project', JSON.stringify(order));
}

/** Puts an account into a project. */
export async function joinProject(projectId: string, email: string, role: ProjectRole): Promise<void> {
  await inDatabase('member', projectId, email, role);
}
