import type { Attack } from '../attack';
import { MOST_TRIES, tryPasswords } from '../try-passwords';

/** Guesses at one account that each claim to come from elsewhere, in every header that some proxy sets: they count as one caller's. */
export const forgedAddresses: Attack = {
  name: 'forged-addresses',
  async run(target) {
    const { db, force } = target;
    await db.attemptCount.deleteMany();
    const guesses = Array.from({ length: force.guesses }, (_, n) => ({
      email: 'annotator@example.test',
      password: `a wrong river ${n}`,
      headers: forged(`198.51.100.${n % 250}`),
    }));
    const tried = await tryPasswords(target, guesses);
    await db.attemptCount.deleteMany();
    return tried > MOST_TRIES
      ? [`${tried} of ${guesses.length} guesses with forged addresses were looked at`]
      : [];
  },
};

const forged = (address: string): Record<string, string> => ({
  'x-forwarded-for': address,
  'x-real-ip': address,
  'x-client-ip': address,
  'cf-connecting-ip': address,
  'true-client-ip': address,
  'x-face4rag-peer': address,
  forwarded: `for=${address}`,
});
