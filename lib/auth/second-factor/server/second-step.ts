import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountName } from '@/lib/auth/fields';
import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';
import { env } from '@/lib/env';

/** How long a person may take for the code after the password. */
export const SECOND_STEP_MINUTES = 10;

/**
 * What says that a person has just given the right password and owes the code: it opens nothing by itself. Signed with the key of the
 * studio over the password's hash, so that it ends with that password. For callers who have seen the password alone. Null where no second
 * factor is on.
 */
export async function beginSecondStep(db: Db, email: string): Promise<string | null> {
  const person = await findPerson(db, { email: accountName(email) });
  const ends = String(now().getTime() + SECOND_STEP_MINUTES * 60_000);
  return person && [person.id, ends, signatureOf(person, ends)].join('.');
}

/** Who owes the code; null when the token is none of ours, too old, or the password or second factor is another since. */
export async function findSecondStep(db: Db, token: string): Promise<{ id: string; email: string } | null> {
  const [id = '', ends = '', signature = ''] = token.split('.');
  if (!(Number(ends) > now().getTime())) return null;
  const person = await findPerson(db, { id });
  if (!person) return null;
  const [shown, right] = [Buffer.from(signature), Buffer.from(signatureOf(person, ends))];
  return shown.length === right.length && timingSafeEqual(shown, right) ? person : null;
}

interface Person {
  id: string;
  email: string;
  password: string;
}

async function findPerson(db: Db, who: { id: string } | { email: string }): Promise<Person | null> {
  const user = await db.user.findFirst({
    where: { ...who, erasedAt: null, secondFactor: { onSince: { not: null } } },
    select: {
      id: true,
      email: true,
      accounts: { where: { providerId: 'credential' }, select: { password: true } },
    },
  });
  const password = user?.accounts[0]?.password;
  return user && password ? { id: user.id, email: user.email, password } : null;
}

const signatureOf = ({ id, password }: Person, ends: string): string =>
  createHmac('sha256', env().FACE4RAG_SECRET ?? '')
    .update(['second step', id, ends, password].join('\n'))
    .digest('base64url');
