import type { Ctx } from '@/lib/auth/ctx';
import { listUsers } from '@/lib/auth/server/list-users';
import { fail } from '@/lib/errors';

/** The id of a person whom a command line names by their address or id. Fails with `not_found` for an address that is nobody's. */
export async function namedUser(ctx: Ctx, named: string): Promise<string> {
  if (!named.includes('@')) return named;
  const email = named.trim().toLowerCase();
  const user = (await listUsers(ctx)).find((row) => row.email === email);
  return user?.id ?? fail({ code: 'not_found', object: 'user' });
}
