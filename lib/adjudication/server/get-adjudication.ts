import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail, type StateReason } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { toAdjudicationView } from '../to-adjudication-view';
import type { AdjudicationView } from '../view';
import { loadAdjudication } from './load-adjudication';
import { loadEarlier } from '@/lib/adjudication/server/queue/load-earlier';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { removeAdjudication, ruleWhile } from './remove-adjudication';
import { type ReadVote, loadVotes } from './load-votes';

/** Everything that the adjudication of one sample shows; for leads of its project. */
export async function getAdjudication(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
): Promise<AdjudicationView> {
  const project = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const sample = await ctx.db.sample.findFirst({
    where: { id: rowId(sampleId, 'sample'), projectId },
    select: {
      id: true,
      externalId: true,
      question: true,
      reference: true,
      answer: true,
      language: true,
      withdrawnAt: true,
    },
  });
  if (!sample) fail({ code: 'not_found', object: 'sample' });
  const [settings, votes, adjudication, out, earlier] = await Promise.all([
    loadGoldSettings(ctx.db, projectId),
    loadVotes(ctx.db, [sampleId]).then((found) => found.get(sampleId) ?? []),
    loadAdjudication(ctx.db, sampleId),
    removeAdjudication(ctx.db, sampleId),
    loadEarlier(ctx.db, sampleId),
  ]);
  const labelled = settings.mayHaveLabelled ? false : await hasLabelled(ctx.db, sampleId, ctx.actor.userId);
  const { withdrawnAt, ...texts } = sample;
  return toAdjudicationView({
    project: { id: project.id, name: project.name },
    sample: texts,
    votes,
    adjudication,
    out,
    earlier,
    settings: { ...settings, rule: ruleWhile(settings.rule, out) },
    actorId: ctx.actor.userId,
    refused: adjudicationBlocker({
      archived: project.archived,
      withdrawn: withdrawnAt !== null,
      labelled,
      votes,
    }),
  });
}

/** Why nobody, or not this person, may adjudicate the sample; null where they may. */
export function adjudicationBlocker(found: {
  archived: boolean;
  withdrawn: boolean;
  labelled: boolean;
  votes: readonly ReadVote[];
}): StateReason | null {
  if (found.archived) return 'project_archived';
  if (found.withdrawn) return 'sample_withdrawn';
  if (found.labelled) return 'labelled_by_you';
  return found.votes.length === 0 ? 'nothing_to_adjudicate' : null;
}

/** Whether the person has an annotation of the sample, begun or submitted. */
export async function hasLabelled(db: Db, sampleId: string, userId: string | null): Promise<boolean> {
  const where = { sampleId, source: 'annotator', author: { userId: userId ?? '' } } as const;
  return (await db.annotation.count({ where })) > 0;
}
