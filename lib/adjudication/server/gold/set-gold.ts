import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { type GoldSettings, goldSettingsSchema } from '@/lib/adjudication/gold-rule';
import { loadGoldSettings } from './load-gold-settings';

/** Sets a project's gold rule and how samples are adjudicated. Fails with `stale` when the project is not at `version` any more. */
export async function setGold(
  ctx: Ctx,
  projectId: string,
  version: number,
  input: GoldSettings,
): Promise<void> {
  const settings = goldSettingsSchema.parse(input);
  const { rule, mayHaveLabelled, namesHidden } = settings;
  await inTx(ctx, async (tx) => {
    await requireProject(tx, projectId, 'lead', { writes: true });
    const before = await loadGoldSettings(tx.db, projectId);
    const { count } = await tx.db.project.updateMany({
      where: { id: projectId, version },
      data: {
        goldRule: rule.kind,
        goldVotes: rule.votes,
        mayHaveLabelled,
        namesHidden,
        version: { increment: 1 },
      },
    });
    if (count === 0) fail({ code: 'stale', object: 'project', version: before.version });
    await recordAudit(tx, {
      action: 'project.gold',
      objectType: 'project',
      objectId: projectId,
      projectId,
      before: flat(before),
      after: flat(settings),
    });
  });
}

const flat = ({ rule, mayHaveLabelled, namesHidden }: GoldSettings) => ({
  rule: rule.kind,
  votes: rule.votes,
  mayHaveLabelled,
  namesHidden,
});
