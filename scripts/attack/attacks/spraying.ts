import type { Attack } from '../attack';
import { tryPasswords } from '../try-passwords';

/** One address may try so many times in a quarter of an hour, whatever the accounts. */
const MOST_OF_ONE_ADDRESS = 100;

/** One likely password at many accounts, most of which do not exist. */
export const spraying: Attack = {
  name: 'spraying',
  async run(target) {
    const { db, force } = target;
    await db.attemptCount.deleteMany();
    const guesses = Array.from({ length: force.accounts }, (_, n) => ({
      email: `person-${n}@example.test`,
      password: 'Summer2026!',
    }));
    const tried = await tryPasswords(target, guesses);
    await db.attemptCount.deleteMany();
    return tried > MOST_OF_ONE_ADDRESS ? [`${tried} of ${guesses.length} sprayed accounts were tried`] : [];
  },
};
