import { form } from '@/lib/testing/actions/server-action';
import type { AttackTarget } from './attack';

/** Guesses at one account that may be looked at before others are refused unread: ten, and those under way beside the tenth. */
export const MOST_TRIES = 20;
const AT_ONCE = 10;

export interface Guess {
  email: string;
  password: string;
  headers?: Record<string, string>;
}

/**
 * Tries passwords without an account, by the route and by the form in turn; returns how many the studio has looked at.
 */
export async function tryPasswords({ visitors }: AttackTarget, guesses: readonly Guess[]): Promise<number> {
  const tryOne = async ({ email, password, headers }: Guess, n: number): Promise<boolean> => {
    if (n % 2 === 0) {
      const { status } = await visitors.nobody.ask(
        'POST',
        '/api/auth/sign-in/email',
        { email, password },
        headers,
      );
      return status !== 429;
    }
    const values = [{ error: null, done: 0 }, form({ email, password })];
    const told = await visitors.nobody.act('app/(entry)/actions.ts signInAction', {}, values, headers);
    return !(await told.text()).includes('rate_limited');
  };
  let tried = 0;
  for (let from = 0; from < guesses.length; from += AT_ONCE) {
    const batch = guesses.slice(from, from + AT_ONCE);
    const looked = await Promise.all(batch.map((guess, at) => tryOne(guess, from + at)));
    tried += looked.filter(Boolean).length;
  }
  return tried;
}
