import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';

it('a flood of passwords is hashed in turn, so that other work of the process is not behind it', async () => {
  const kept = await hashPassword('a river in the hills');
  let done = 0;
  const flood = Array.from({ length: 8 }, (_, n) =>
    verifyPassword({ hash: kept, password: n === 0 ? 'a river in the hills' : `wrong ${n}` }).finally(() => {
      done += 1;
    }),
  );
  expect(await flood[0]).toBe(true);
  // With all of them at work at once, the first would end beside the others.
  expect(done).toBeLessThanOrEqual(Math.min(3, Math.max(1, availableParallelism() - 1)));
  expect((await Promise.all(flood)).slice(1)).not.toContain(true);
});
