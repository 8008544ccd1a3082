import { expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { endStaleSessions } from './end-stale-sessions';
import { findLiveSession } from './find-live-session';

const test = testDatabase();

it('finds who a token belongs to, until it ends, is taken away, or its person is shut out', async () => {
  const { userId } = await person(test.db);
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const find = () => findLiveSession(test.db, token);
  expect(await find()).toBeNull();

  const expiresAt = new Date(Date.now() + 60_000);
  await test.db.session.create({ data: { id, token, userId, expiresAt } });
  expect(await find()).toEqual({ id, userId, role: 'member', confirmedAt: expect.any(Date) });
  expect(await findLiveSession(test.db, `${token}x`)).toBeNull();

  await test.db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
  expect(await find()).toBeNull();
  await test.db.user.update({ where: { id: userId }, data: { disabledAt: null, role: 'owner' } });
  expect(await find()).toMatchObject({ role: 'owner' });

  await test.db.session.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await find()).toBeNull();
  await test.db.session.delete({ where: { id } });
  expect(await find()).toBeNull();
});

it('finds nothing once a session has lain idle too long, however long it was to last', async () => {
  const { userId } = await person(test.db);
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const expiresAt = hoursAgo(-24 * 30);
  await test.db.session.create({ data: { id, token, userId, expiresAt, lastUsedAt: hoursAgo(11.9) } });
  const lastUse = async () => (await test.db.session.findUniqueOrThrow({ where: { id } })).lastUsedAt;

  expect(await findLiveSession(test.db, token, true)).toMatchObject({ id });
  expect((await lastUse()).getTime()).toBeLessThan(hoursAgo(11).getTime());
  expect(await findLiveSession(test.db, token)).toMatchObject({ id });
  expect((await lastUse()).getTime()).toBeGreaterThan(hoursAgo(1).getTime());

  await test.db.session.update({ where: { id }, data: { lastUsedAt: hoursAgo(12.1) } });
  expect(await findLiveSession(test.db, token)).toBeNull();
});

it('deletes sessions that are over or idle, and no others', async () => {
  const { userId } = await person(test.db);
  const make = (expiresIn: number, idle: number) => {
    const id = crypto.randomUUID();
    const data = {
      id,
      userId,
      token: id,
      expiresAt: new Date(Date.now() + expiresIn),
      lastUsedAt: new Date(Date.now() - idle),
    };
    return test.db.session.create({ data });
  };
  await make(-1000, 0);
  await make(60_000, 13 * 3_600_000);
  const { id } = await make(60_000, 0);
  await endStaleSessions({ actor: commandLineActor, db: test.db });
  expect(await test.db.session.findMany({ where: { userId }, select: { id: true } })).toEqual([{ id }]);
  const { actor } = await person(test.db);
  await expect(endStaleSessions({ actor, db: test.db })).rejects.toMatchObject({
    error: { code: 'forbidden' },
  });
});
