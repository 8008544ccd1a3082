import { describe, expect, it } from 'vitest';
import { inTx } from '@/lib/auth/ctx';
import { createResetLink } from '@/lib/auth/server/password/create-reset-link';
import { listUsers } from '@/lib/auth/server/list-users';
import { firstRound, freeSlots, member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { acceptInvitation } from './accept-invitation';
import { authorOf } from './author-of';
import { createInvitation } from './create-invitation';
import { erasePerson } from './erase-person';
import { updateMe } from './update-me';
import { whatErasingTouches } from './what-erasing-touches';

const test = testDatabase();
const address = (userId: string) => `${userId}@example.test`;

/** Every text of every table, to look for a name in. */
async function everything(): Promise<string> {
  const tables = await test.db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const parts = await Promise.all(
    tables.map(({ name }) =>
      test.db.$queryRawUnsafe<{ all: string | null }[]>(
        `SELECT string_agg(t::text, ' ') AS "all" FROM "${name}" t`,
      ),
    ),
  );
  return parts.map(([row]) => row?.all ?? '').join(' ');
}

describe('erasePerson', () => {
  it('takes the name out of every table and leaves the labels with a pseudonym', async () => {
    const owner = await person(test.db, 'owner');
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    const one = await person(test.db);
    await updateMe(one, { name: 'Ouyang Xiu' });
    const link = await createInvitation(lead, id, { role: 'annotator', days: 7, remark: 'for Ouyang Xiu' });
    await acceptInvitation(one, link.path.replace('/invite/', ''), null);
    await createResetLink(owner, one.userId);
    const author = await inTx(one, (tx) => authorOf(tx, id));
    const held = await sample(test.db, id);
    await test.db.roundSample.updateMany({ where: { sampleId: held.id }, data: { openPlaces: 0 } });
    const { id: roundId } = await firstRound(test.db, id);
    await test.db.assignment.create({
      data: { projectId: id, roundId, sampleId: held.id, userId: one.userId },
    });
    expect(await whatErasingTouches(owner, one.userId)).toEqual({ projects: 1, annotations: 0, claims: 1 });
    expect(await everything()).toContain('Ouyang Xiu');

    await expect(erasePerson(owner, one.userId, 'Ouyang Xiu')).rejects.toMatchObject({
      error: { reason: 'name_mismatch' },
    });
    const { pseudonym } = await erasePerson(owner, one.userId, address(one.userId));
    const left = await everything();
    expect(left).not.toContain('Ouyang Xiu');
    expect(left).not.toContain(address(one.userId));
    expect(await test.db.author.findUniqueOrThrow({ where: { id: author.id } })).toMatchObject({
      name: pseudonym,
    });
    expect(await freeSlots(test.db, held.id)).toBe(1);
    expect((await listUsers(owner)).map((row) => row.id)).not.toContain(one.userId);
    expect(
      await test.db.auditEvent.findFirst({ where: { action: 'user.erase', objectId: one.userId } }),
    ).toMatchObject({ actorId: owner.userId });
    await expect(erasePerson(owner, one.userId, address(one.userId))).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });

  it('anybody but an owner: refused; the last owner: stays', async () => {
    await test.db.user.updateMany({ data: { role: 'member' } });
    const owner = await person(test.db, 'owner');
    const other = await person(test.db);
    await expect(erasePerson(other, owner.userId, address(owner.userId))).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(erasePerson(owner, owner.userId, address(owner.userId))).rejects.toMatchObject({
      error: { reason: 'last_owner' },
    });
  });
});

describe('updateMe', () => {
  it('puts a new name on the labels too, and keeps what is not given', async () => {
    const { id } = await project(test.db);
    const me = await member(test.db, id, 'annotator');
    await inTx(me, (tx) => authorOf(tx, id));
    await updateMe(me, { locale: 'zh-CN', theme: 'dark' });
    await updateMe(me, { name: '  Su   Shi ' });
    expect(await test.db.user.findUniqueOrThrow({ where: { id: me.userId } })).toMatchObject({
      name: 'Su Shi',
      locale: 'zh-CN',
      theme: 'dark',
    });
    expect(await test.db.author.findFirstOrThrow({ where: { userId: me.userId } })).toMatchObject({
      name: 'Su Shi',
    });
    await updateMe(me, { locale: null });
    expect(await test.db.user.findUniqueOrThrow({ where: { id: me.userId } })).toMatchObject({
      locale: null,
    });
    const rows = await test.db.auditEvent.findMany({ where: { objectId: me.userId } });
    expect(rows.map(({ action }) => action)).toEqual(['user.update', 'user.update', 'user.update']);
    expect(JSON.stringify(rows.map(({ after }) => after))).not.toContain('Su Shi');
    await expect(updateMe(me, { name: '   ' })).rejects.toThrow();
  });
});
