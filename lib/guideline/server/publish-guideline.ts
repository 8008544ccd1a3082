import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { notify } from '@/lib/notice/server/notify';
import { requireProject } from '@/lib/project/server/require-project';
import { type GuidelineFields, guidelineSchema } from '../fields';
import { clausesOf } from '../outline';
import { unreadable } from '../readable';
import { latestNumber } from './latest-number';

/**
 * Publishes the next version of a project's guidelines; for leads. `basedOn` is the version that it was written over, 0
 * before the first one: fails with `stale` when another has been published since, and with `invalid` for a text that no page could
 * show in time (lib/guideline/readable.ts).
 */
export async function publishGuideline(
  ctx: Ctx,
  projectId: string,
  basedOn: number,
  input: GuidelineFields,
): Promise<{ number: number }> {
  const { text, summary } = guidelineSchema.parse(input);
  const why = unreadable(text);
  if (why) fail({ code: 'invalid', issues: [{ path: 'text', code: why }] });
  const clauses = clausesOf(text);
  return inTx(ctx, async (tx) => {
    const { id } = await requireProject(tx, projectId, 'lead', { writes: true });
    // One lead at a time: the second of two finds the first one's version.
    await tx.db.$queryRaw`SELECT id FROM "Project" WHERE id = ${id}::uuid FOR UPDATE`;
    const latest = await latestNumber(tx.db, id);
    if (latest !== basedOn) fail({ code: 'stale', object: 'guideline', version: latest });
    const number = latest + 1;
    const made = await tx.db.guideline.create({
      data: {
        projectId: id,
        number,
        text,
        summary,
        createdById: tx.actor.userId,
        clauses: clauses.map((clause) => ({ ...clause })),
      },
      select: { id: true },
    });
    await recordAudit(tx, {
      action: 'guideline.publish',
      objectType: 'guideline',
      objectId: made.id,
      projectId: id,
      before: { number: latest },
      after: { number, clauses: clauses.length },
    });
    if (number > 1) {
      const members = await tx.db.member.findMany({
        where: { projectId: id, role: { in: ['lead', 'annotator'] } },
        select: { userId: true },
      });
      const to = members.map(({ userId }) => userId);
      await notify(tx, { kind: 'guideline', to, projectId: id, guideline: number, text: summary });
    }
    return { number };
  });
}
