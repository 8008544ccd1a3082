import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { anonymous } from '@/lib/auth/ctx';
import { acceptInvitation } from '@/lib/project/server/people/accept-invitation';
import { createInvitation } from '@/lib/project/server/people/create-invitation';
import { erasePerson } from '@/lib/project/server/people/erase-person';
import { removeMember } from '@/lib/project/server/people/remove-member';
import { setMemberRole } from '@/lib/project/server/people/set-member-role';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { setUserDisabled } from '../set-user-disabled';
import { setUserRole } from '../set-user-role';

const test = testDatabase();
type Person = Ctx & { userId: string };

/** A lead who has made an invitation to lead, and two owners. */
async function invited() {
  const { id: projectId } = await project(test.db);
  const [owner, lead] = [await person(test.db, 'owner'), await member(test.db, projectId, 'lead')];
  const { path } = await createInvitation(lead, projectId, { role: 'lead', days: 30 });
  return { projectId, owner, lead, token: path.replace('/invite/', '') };
}

const comeBack = (token: string) =>
  acceptInvitation({ actor: anonymous, db: test.db }, token, {
    email: `${crypto.randomUUID()}@example.test`,
    name: 'Back',
    password: 'a river in the hills',
  });

const ENDS: Record<string, (at: { owner: Person; lead: Person; projectId: string }) => Promise<unknown>> = {
  disabled: ({ owner, lead }) => setUserDisabled(owner, { userId: lead.userId, disabled: true }),
  'removed from the project': ({ owner, lead, projectId }) => removeMember(owner, projectId, lead.userId),
  'no lead any more': ({ owner, lead, projectId }) =>
    setMemberRole(owner, projectId, lead.userId, 'annotator'),
  'no owner any more': async ({ owner, lead }) => {
    await setUserRole(owner, { userId: lead.userId, role: 'owner' });
    await setUserRole(owner, { userId: lead.userId, role: 'member' });
  },
  erased: async ({ owner, lead }) => {
    const { email } = await test.db.user.findUniqueOrThrow({ where: { id: lead.userId } });
    await erasePerson(owner, lead.userId, email);
  },
};

describe('a link', () => {
  it.each(Object.entries(ENDS))('opens nothing once its maker is %s', async (_, end) => {
    const at = await invited();
    await end(at);
    await expect(comeBack(at.token)).rejects.toMatchObject({
      error: { code: 'state', reason: 'link_revoked' },
    });
    const rows = await test.db.auditEvent.findMany({
      where: { action: 'link.revoke', projectId: at.projectId },
    });
    expect(rows).toMatchObject([{ actorId: at.owner.userId, after: { maker: at.lead.userId } }]);
  });

  it('stays dead when its maker is let in again, and links of other makers and projects live on', async () => {
    const at = await invited();
    const { id: elsewhere } = await project(test.db);
    await test.db.member.create({ data: { projectId: elsewhere, userId: at.lead.userId, role: 'lead' } });
    const other = await createInvitation(at.lead, elsewhere, { role: 'reader', days: 30 });
    const owners = await createInvitation(at.owner, at.projectId, { role: 'reader', days: 30 });
    await removeMember(at.owner, at.projectId, at.lead.userId);
    await expect(comeBack(other.path.replace('/invite/', ''))).resolves.toMatchObject({
      projectId: elsewhere,
    });
    await expect(comeBack(owners.path.replace('/invite/', ''))).resolves.toMatchObject({
      projectId: at.projectId,
    });
    await setUserDisabled(at.owner, { userId: at.lead.userId, disabled: true });
    await setUserDisabled(at.owner, { userId: at.lead.userId, disabled: false });
    await expect(comeBack(at.token)).rejects.toMatchObject({ error: { reason: 'link_revoked' } });
  });
});
