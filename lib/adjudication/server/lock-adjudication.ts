import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import { fail } from '@/lib/errors';
import { hasLabelled, adjudicationBlocker } from './get-adjudication';
import { type Adjudication, loadAdjudication } from './load-adjudication';
import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import { removeAdjudication, ruleWhile } from './remove-adjudication';
import { type ReadVote, loadVotes } from './load-votes';
import type { GoldSettings } from '../gold-rule';

/** A sample whose adjudication the open transaction has to itself. */
export interface LockedAdjudication {
  projectId: string;
  sampleId: string;
  answer: string;
  settings: GoldSettings;
  votes: ReadVote[];
  adjudication: Adjudication | null;
}

/**
 * Locks a sample for its adjudication: two leads follow one another here. Fails with not_found for a foreign sample and with
 * `state` where nobody, or not this person, may adjudicate it.
 */
export async function lockAdjudication(
  ctx: TxCtx,
  projectId: string,
  sampleId: string,
): Promise<LockedAdjudication> {
  const [sample] = await ctx.db.$queryRaw<{ answer: string; withdrawn: boolean }[]>`
    SELECT answer, "withdrawnAt" IS NOT NULL AS withdrawn FROM "Sample"
    WHERE id = ${sampleId}::uuid AND "projectId" = ${projectId}::uuid FOR NO KEY UPDATE`;
  if (!sample) fail({ code: 'not_found', object: 'sample' });
  const kept = await loadGoldSettings(ctx.db, projectId);
  const settings = { ...kept, rule: ruleWhile(kept.rule, await removeAdjudication(ctx.db, sampleId)) };
  const votes = (await loadVotes(ctx.db, [sampleId])).get(sampleId) ?? [];
  const labelled = !settings.mayHaveLabelled && (await hasLabelled(ctx.db, sampleId, ctx.actor.userId));
  const reason = adjudicationBlocker({ archived: false, withdrawn: sample.withdrawn, labelled, votes });
  if (reason) fail({ code: 'state', object: 'sample', reason });
  const adjudication = await loadAdjudication(ctx.db, sampleId);
  return { projectId, sampleId, answer: sample.answer, settings, votes, adjudication };
}

/** The adjudication that the actor is at; fails with `state` where there is none, it is submitted, or it is another's. */
export function requireMine(ctx: TxCtx, { adjudication }: LockedAdjudication): Adjudication {
  if (!adjudication) fail({ code: 'state', object: 'adjudication', reason: 'not_adjudicated' });
  if (adjudication.state === 'submitted')
    fail({ code: 'state', object: 'adjudication', reason: 'adjudicated' });
  if (adjudication.author?.userId !== ctx.actor.userId)
    fail({ code: 'state', object: 'adjudication', reason: 'adjudicated_by_another' });
  return adjudication;
}
