import { type Command, Option } from 'commander';
import { baseUrl } from '@/lib/auth/base-url';
import { countSamples } from '@/lib/progress/server/count-samples';
import { archiveProject } from '@/lib/project/server/archive-project';
import { createInvitation } from '@/lib/project/server/people/create-invitation';
import { createProject } from '@/lib/project/server/create-project';
import { deleteProject } from '@/lib/project/server/delete-project';
import { listProjects } from '@/lib/project/server/list-projects';
import { type Cli, command } from './run';

/** `face4rag project list | create | archive | unarchive | delete | invite`; the rest of `project` follows from operations. */
export function register(project: Command): void {
  project
    .command('list')
    .description('every project with its id; as JSON also with samples, submitted and left')
    .action(command(list));
  project
    .command('create')
    .description('make a project')
    .argument('<name>')
    .option('--description <text>', 'what it is for')
    .action(command(create));
  project
    .command('archive')
    .description('close a project for every change')
    .argument('<id>')
    .action(command((cli, id: string) => archive(cli, id, true)));
  project
    .command('unarchive')
    .description('open an archived project again')
    .argument('<id>')
    .action(command((cli, id: string) => archive(cli, id, false)));
  project
    .command('delete')
    .description('delete a project with everything in it, for good')
    .argument('<id>')
    .requiredOption('--name <name>', 'the name of the project, to confirm')
    .action(command(remove));
  project
    .command('invite')
    .description('a link that lets one person into a project')
    .argument('<id>')
    .addOption(role())
    .option('--days <days>', 'how long it is good, 1 to 30', '7')
    .action(command(invite));
}

const role = (): Option =>
  new Option('--role <role>', 'what they may do')
    .choices(['lead', 'annotator', 'reader'])
    .makeOptionMandatory();

async function list({ ctx }: Cli) {
  const projects = await listProjects(ctx);
  const counts = await countSamples(
    ctx,
    projects.map(({ id }) => id),
  );
  const none = { samples: 0, submitted: 0, left: 0, own: false };
  const json = projects.map(({ id, name, archived }) => ({
    id,
    name,
    archived,
    ...(counts.get(id) ?? none),
  }));
  return { json, text: json.map(({ id, name }) => `${id}  ${name}`).join('\n') };
}

async function create({ ctx }: Cli, name: string, { description }: { description?: string }) {
  const { id } = await createProject(ctx, { name, description });
  return { json: { id, name }, text: id };
}

async function archive({ ctx }: Cli, id: string, archived: boolean) {
  await archiveProject(ctx, id, archived);
  return { json: { id, archived }, text: archived ? 'archived' : 'open again' };
}

async function remove({ ctx }: Cli, id: string, { name }: { name: string }) {
  await deleteProject(ctx, id, name);
  return { json: { id, deleted: true }, text: 'deleted' };
}

async function invite({ ctx }: Cli, id: string, input: { role: string; days: string }) {
  const { path, expiresAt } = await createInvitation(ctx, id, input);
  const url = baseUrl() + path;
  return { json: { url, path, expiresAt }, text: url };
}
