import { describe, expect, it } from 'vitest';
import { type Actor, type Ctx, commandLineActor, userActor } from '@/lib/auth/ctx';
import { erasePerson } from '@/lib/project/server/people/erase-person';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { updateEndpoint } from '@/lib/llm/server/update-endpoint';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { confirmSession } from './confirm-session';
import { createResetLink } from '../password/create-reset-link';
import { createUser } from '../create-user';
import { findLiveSession } from './find-live-session';
import { setUserRole } from '../set-user-role';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
const unconfirmed = { error: { code: 'unconfirmed' } };

/** An owner whose session was confirmed so many minutes ago; null: never. */
async function owner(minutesAgo: number | null) {
  const system: Ctx = { actor: commandLineActor, db: test.db };
  const email = `${crypto.randomUUID()}@example.test`;
  const { id: userId } = await createUser(system, {
    email,
    name: 'Bai Juyi',
    password: PASSWORD,
    role: 'owner',
  });
  const id = crypto.randomUUID();
  const confirmedAt = minutesAgo === null ? null : new Date(Date.now() - minutesAgo * 60_000);
  const expiresAt = new Date(Date.now() + 3_600_000);
  await test.db.session.create({ data: { id, token: id, userId, confirmedAt, expiresAt } });
  const ctx = async (): Promise<Ctx> => {
    const session = (await findLiveSession(test.db, id))!;
    const actor: Actor = userActor(userId, session.role, session.confirmedAt);
    return { actor, db: test.db };
  };
  return { id, userId, ctx };
}

describe('what an owner does to others', () => {
  const fields = {
    name: 'Judges',
    baseUrl: 'https://api.example.com/v1',
    apiKey: 'sk-1234567890abcdef',
    allowPrivate: false,
    models: [],
    maxInFlight: 1,
    timeoutSeconds: 60,
  };
  const acts: Record<string, (ctx: Ctx, userId: string) => Promise<unknown>> = {
    'a link for a new password': (ctx, userId) => createResetLink(ctx, userId),
    'a role': (ctx, userId) => setUserRole(ctx, { userId, role: 'owner' }),
    'erasing a person': (ctx, userId) => erasePerson(ctx, userId, 'no such address'),
    'the key of a new endpoint': (ctx) => createEndpoint(ctx, fields),
    'the key of an endpoint': (ctx) => updateEndpoint(ctx, crypto.randomUUID(), fields, 1),
  };
  for (const [name, run] of Object.entries(acts))
    it(`asks for the password again: ${name}`, async () => {
      const { userId } = await person(test.db);
      for (const minutes of [null, 16]) {
        const ctx = await (await owner(minutes)).ctx();
        await expect(run(ctx, userId)).rejects.toMatchObject(unconfirmed);
      }
      const outcome = await run(await (await owner(1)).ctx(), userId).catch((thrown: unknown) => thrown);
      expect(outcome).not.toMatchObject(unconfirmed);
    });
});

describe('confirmSession', () => {
  it('confirms this session alone, with the right password alone', async () => {
    const here = await owner(null);
    const { userId } = await person(test.db);
    await expect(confirmSession(await here.ctx(), here.id, 'not this one')).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'current', code: 'wrong_password' }] },
    });
    await expect(createResetLink(await here.ctx(), userId)).rejects.toMatchObject(unconfirmed);
    await confirmSession(await here.ctx(), here.id, PASSWORD);
    expect((await createResetLink(await here.ctx(), userId)).path).toMatch(/^\/reset\//);

    const other = await owner(null);
    await expect(confirmSession(await here.ctx(), other.id, PASSWORD)).rejects.toMatchObject({
      error: { code: 'unauthenticated' },
    });
    await expect(createResetLink(await other.ctx(), userId)).rejects.toMatchObject(unconfirmed);
  });

  it('is slowed after ten wrong passwords', async () => {
    const here = await owner(null);
    const attempt = async (password: string) =>
      confirmSession(await here.ctx(), here.id, password).then(
        () => 'confirmed',
        (thrown: { error: { code: string } }) => thrown.error.code,
      );
    for (let number = 0; number < 10; number += 1) expect(await attempt('wrong')).toBe('invalid');
    expect(await attempt(PASSWORD)).toBe('rate_limited');
  });
});
