import type { Db } from '@/lib/db/client';
import type { GoldSettings } from '@/lib/adjudication/gold-rule';

/** A project's settings of gold, and the version of the project that they belong to; the caller has let the actor in. */
export async function loadGoldSettings(
  db: Db,
  projectId: string,
): Promise<GoldSettings & { version: number }> {
  const { goldRule, goldVotes, mayHaveLabelled, namesHidden, version } = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { goldRule: true, goldVotes: true, mayHaveLabelled: true, namesHidden: true, version: true },
  });
  return { rule: { kind: goldRule, votes: goldVotes }, mayHaveLabelled, namesHidden, version };
}
