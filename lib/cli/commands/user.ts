import { text } from 'node:stream/consumers';
import { Argument, type Command, Option } from 'commander';
import { baseUrl } from '@/lib/auth/better-auth';
import { resetSecondFactor } from '@/lib/auth/second-factor/server/remove-second-factor';
import { createResetLink } from '@/lib/auth/server/password/create-reset-link';
import { createUser } from '@/lib/auth/server/create-user';
import { listUsers } from '@/lib/auth/server/list-users';
import { setUserDisabled } from '@/lib/auth/server/set-user-disabled';
import { setUserRole } from '@/lib/auth/server/set-user-role';
import { fail } from '@/lib/errors';
import { type Cli, command } from './run';

const ROLES = ['owner', 'member'] as const;

interface CreateOptions {
  email: string;
  name?: string;
  role: 'owner' | 'member';
}

/** `face4rag user create | list | reset-link | reset-second-factor | disable | enable | role`. */
export function register(user: Command): void {
  user
    .command('create')
    .description('make an account; the password is read from standard input')
    .requiredOption('--email <address>', 'address to sign in with')
    .option('--name <name>', 'shown beside labels; the part of the address before @ when left away')
    .addOption(new Option('--role <role>', 'of the instance').choices(ROLES).default('member'))
    .requiredOption('--password-stdin', 'read the password from standard input')
    .action(command(create));
  user.command('list').description('everybody with an account').action(command(list));
  user
    .command('reset-link')
    .description('a link with which a person sets a new password; good once, for 24 hours')
    .argument('<address>')
    .action(command(resetLink));
  user
    .command('reset-second-factor')
    .description('let a person in by the password alone who has lost app and recovery codes')
    .argument('<address>')
    .action(command(resetFactor));
  user
    .command('disable')
    .description('shut a person out at once')
    .argument('<address>')
    .action(command((cli, address: string) => setDisabled(cli, address, true)));
  user
    .command('enable')
    .description('let a person in again')
    .argument('<address>')
    .action(command((cli, address: string) => setDisabled(cli, address, false)));
  user
    .command('role')
    .description('make a person an owner of the instance, or a member again')
    .argument('<address>')
    .addArgument(new Argument('<role>', 'of the instance').choices(ROLES))
    .action(command(setRole));
}

/** The password comes on standard input, so that no list of processes shows it. */
async function create({ ctx }: Cli, { email, name, role }: CreateOptions) {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const { id } = await createUser(ctx, { email, name: name ?? email.split('@')[0] ?? email, role, password });
  return { json: { id, email, role }, text: `${role} ${email} (${id})` };
}

async function list({ ctx }: Cli) {
  const users = await listUsers(ctx);
  const lines = users.map((user) =>
    [
      ...[user.email, user.role, user.disabled ? 'disabled' : 'enabled'],
      ...[user.secondFactor ? 'second factor' : 'password', user.name],
    ].join('\t'),
  );
  return { json: users, text: lines.join('\n') };
}

async function resetLink({ ctx }: Cli, address: string) {
  const { path, expiresAt } = await createResetLink(ctx, await idOf({ ctx }, address));
  const url = baseUrl() + path;
  return { json: { url, path, expiresAt }, text: url };
}

async function resetFactor({ ctx }: Cli, address: string) {
  const userId = await idOf({ ctx }, address);
  await resetSecondFactor(ctx, userId);
  return { json: { id: userId }, text: `${address} signs in with the password alone now` };
}

async function setDisabled({ ctx }: Cli, address: string, disabled: boolean) {
  const userId = await idOf({ ctx }, address);
  await setUserDisabled(ctx, { userId, disabled });
  return { json: { id: userId, disabled }, text: `${address} is ${disabled ? 'disabled' : 'enabled'}` };
}

async function setRole({ ctx }: Cli, address: string, role: (typeof ROLES)[number]) {
  const userId = await idOf({ ctx }, address);
  await setUserRole(ctx, { userId, role });
  return { json: { id: userId, role }, text: `${address} is ${role} now` };
}

async function idOf({ ctx }: Pick<Cli, 'ctx'>, address: string): Promise<string> {
  const email = address.trim().toLowerCase();
  const user = (await listUsers(ctx)).find((row) => row.email === email);
  return user?.id ?? fail({ code: 'not_found', object: 'user' });
}
