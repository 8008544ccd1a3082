import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous } from '@/lib/auth/ctx';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { ensureSetupLink } from './ensure-setup-link';
import { setUp } from './set-up';

const test = testDatabase();
const ctx = () => ({ actor: anonymous, db: test.db });
const account = { email: 'first@example.test', name: 'First', password: 'a river in the hills' };
const newLink = async () => (await ensureSetupLink(test.db))?.replace('/setup/', '') ?? '';

beforeEach(async () => {
  await test.db.user.deleteMany();
});

describe('set-up', () => {
  it('makes the first owner, who is the actor of it', async () => {
    const { id } = await setUp(ctx(), await newLink(), account);
    expect(await test.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ role: 'owner' });
    expect(await test.db.auditEvent.findFirstOrThrow({ where: { objectId: id } })).toMatchObject({
      action: 'user.create',
      actorId: id,
      after: { role: 'owner' },
    });
    expect(await ensureSetupLink(test.db)).toBeNull();
  });

  it('ends the older link with each start', async () => {
    const older = await newLink();
    const newer = await newLink();
    await expect(setUp(ctx(), older, account)).rejects.toMatchObject({ error: { reason: 'link_revoked' } });
    await setUp(ctx(), newer, account);
  });

  it('two people who open the link at once: one owner', async () => {
    const token = await newLink();
    const results = await Promise.allSettled([
      setUp(ctx(), token, account),
      setUp(ctx(), token, { ...account, email: 'second@example.test' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await test.db.user.count()).toBe(1);
  });

  it('does nothing once somebody is the owner in another way', async () => {
    const token = await newLink();
    await person(test.db, 'owner');
    await expect(setUp(ctx(), token, account)).rejects.toMatchObject({
      error: { code: 'state', reason: 'already_set_up' },
    });
  });
});
