import type { Command } from 'commander';
import { createProject } from '@/lib/project/server/create-project';
import { listProjects } from '@/lib/project/server/list-projects';
import { command } from './run';

/** `face4rag project list | create`. */
export function register(program: Command): void {
  const project = program.command('project').description('projects');
  project
    .command('list')
    .description('every project with its id')
    .action(
      command(async ({ ctx }) => {
        const projects = await listProjects(ctx);
        const json = projects.map(({ id, name, archived }) => ({ id, name, archived }));
        return { json, text: json.map(({ id, name }) => `${id}  ${name}`).join('\n') };
      }),
    );
  project
    .command('create')
    .description('make a project')
    .argument('<name>')
    .action(
      command(async ({ ctx }, name: string) => {
        const { id } = await createProject(ctx, { name });
        return { json: { id, name }, text: id };
      }),
    );
}
