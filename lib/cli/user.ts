import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { createUser } from '@/lib/auth/server/create-user';
import { command } from './run';

interface CreateOptions {
  email: string;
  name?: string;
  role: 'owner' | 'member';
}

/** `face4rag user create`: accounts for scripts; the password comes on standard input, so that no list of processes shows it. */
export function register(program: Command): void {
  const user = program.command('user').description('accounts');
  user
    .command('create')
    .description('make an account; the password is read from standard input')
    .requiredOption('--email <address>')
    .option('--name <name>', 'shown beside labels; the part of the address before @ when left away')
    .option('--role <role>', 'owner or member', 'member')
    .requiredOption('--password-stdin', 'read the password from standard input')
    .action(
      command(async ({ ctx }, { email, name, role }: CreateOptions) => {
        const password = (await text(process.stdin)).replace(/\r?\n$/, '');
        const { id } = await createUser(ctx, {
          email,
          name: name ?? email.split('@')[0] ?? email,
          role,
          password,
        });
        return { json: { id, email, role }, text: `${role} ${email} (${id})` };
      }),
    );
}
