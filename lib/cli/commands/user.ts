import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { baseUrl } from '@/lib/auth/base-url';
import { resetSecondFactor } from '@/lib/auth/second-factor/server/remove-second-factor';
import { createResetLink } from '@/lib/auth/server/password/create-reset-link';
import { createUser } from '@/lib/auth/server/create-user';
import { listUsers } from '@/lib/auth/server/list-users';
import { namedUser } from '../named/named-user';
import { type Cli, command } from './run';

const ROLES = ['owner', 'member'] as const;

interface CreateOptions {
  email: string;
  name?: string;
  role: 'owner' | 'member';
}

/** `face4rag user create | list | make-reset-link | remove-second-factor`; the rest of `user` follows from operations. */
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
    .command('make-reset-link')
    .alias('reset-link')
    .description('a link with which a person sets a new password; good once, for 24 hours')
    .argument('<address>')
    .action(command(resetLink));
  user
    .command('remove-second-factor')
    .alias('reset-second-factor')
    .description('let a person in by the password alone who has lost app and recovery codes')
    .argument('<address>')
    .action(command(resetFactor));
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
  const { path, expiresAt } = await createResetLink(ctx, await namedUser(ctx, address));
  const url = baseUrl() + path;
  return { json: { url, path, expiresAt }, text: url };
}

async function resetFactor({ ctx }: Cli, address: string) {
  const userId = await namedUser(ctx, address);
  await resetSecondFactor(ctx, userId);
  return { json: { id: userId }, text: `${address} signs in with the password alone now` };
}
