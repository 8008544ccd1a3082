import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { triesIn, WITH_HONEYPOTS } from '@/lib/project/server/honeypot-rounds';

/**
 * The acting person's notices that they may read now, of projects that they are in. That a peer has mentioned or answered them
 * on a sample tells that somebody has had it: while it is in a round with honeypots, this waits. A lead's words do not.
 */
export async function shownTo({ db, actor }: Ctx): Promise<Prisma.NoticeWhereInput> {
  const userId = actor.userId ?? fail({ code: 'forbidden' });
  const mine = { userId, project: { members: { some: { userId } } } } satisfies Prisma.NoticeWhereInput;
  const projects = await db.project.findMany({
    where: triesIn(actor),
    select: { id: true, members: { where: { role: 'lead' }, select: { userId: true } } },
  });
  const waits = projects.map(({ id, members }): Prisma.NoticeWhereInput => {
    const leads = members.map((lead) => lead.userId);
    return {
      projectId: id,
      kind: { in: ['mention', 'reply'] },
      sample: { rounds: { some: { round: WITH_HONEYPOTS } } },
      OR: [{ actorId: null }, { actor: { id: { notIn: leads }, role: { not: 'owner' } } }],
    };
  });
  return waits.length === 0 ? mine : { ...mine, NOT: { OR: waits } };
}
