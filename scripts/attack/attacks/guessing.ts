import { CRASH_PASSWORD } from '../../crash/world';
import type { Attack } from '../attack';
import { MOST_TRIES, tryPasswords } from '../try-passwords';

const EMAIL = 'reader@example.test';

/** Guesses at one account, by the route and by the form; and its owner, in a browser of theirs, is not locked out by them. */
export const guessing: Attack = {
  name: 'guessing',
  async run(target) {
    const { db, force, visitors } = target;
    await db.attemptCount.deleteMany();
    const guesses = Array.from({ length: force.guesses }, (_, n) => ({
      email: EMAIL,
      password: `a wrong river ${n}`,
    }));
    const tried = await tryPasswords(target, guesses);
    const broken =
      tried > MOST_TRIES ? [`${tried} of ${guesses.length} guesses at one account were looked at`] : [];
    const own = await visitors.reader.ask('POST', '/api/auth/sign-in/email', {
      email: EMAIL,
      password: CRASH_PASSWORD,
    });
    if (own.status !== 200) broken.push(`the account's owner, in their browser, was answered ${own.status}`);
    await db.attemptCount.deleteMany();
    return broken;
  },
};
