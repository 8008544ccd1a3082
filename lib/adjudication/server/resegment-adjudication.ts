import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import type { Cuttable } from '@/lib/annotation/server/labels/lock-draft';
import { addToList } from '@/lib/annotation/server/segments/add-segment';
import { mergeWithNext } from '@/lib/annotation/server/segments/merge-segments';
import { removeFromList } from '@/lib/annotation/server/segments/remove-segment';
import { resegment } from '@/lib/annotation/server/segments/resegment';
import { splitInTwo } from '@/lib/annotation/server/segments/split-segment';
import { fail } from '@/lib/errors';
import type { ChangeOf } from '../change';
import { type LockedAdjudication, requireMine } from './lock-adjudication';
import type { Adjudication } from './load-adjudication';

/**
 * Splits, merges, adds or removes segments of an adjudication, by the rules of the workspace, or goes back to those on which it stood before. Labels
 * of the other segments stay; new ones start open. Guarded by the version of the adjudication.
 */
export async function resegmentAdjudication(
  ctx: TxCtx,
  place: LockedAdjudication,
  change: ChangeOf<'split' | 'merge' | 'add' | 'remove' | 'resegment'>,
): Promise<void> {
  const draft = requireAt(ctx, place, change.version);
  switch (change.kind) {
    case 'split':
      return void (await splitInTwo(ctx, draft, change));
    case 'merge':
      return void (await mergeWithNext(ctx, draft, change));
    case 'add':
      return void (await addToList(ctx, draft, change));
    case 'remove':
      return void (await removeFromList(ctx, draft, change));
    case 'resegment':
      return void (await resegment(ctx, draft, change));
  }
}

/** The adjudication that the actor is at, as long as its segments and state are those of `version`. */
export function requireAt(
  ctx: TxCtx,
  place: LockedAdjudication,
  version: number,
): Cuttable & Pick<Adjudication, 'units'> {
  const adjudication = requireMine(ctx, place);
  if (adjudication.version !== version)
    fail({ code: 'stale', object: 'adjudication', version: adjudication.version });
  const { projectId, sampleId } = place;
  const { id, state, verdict, segmentationId, units } = adjudication;
  return {
    id,
    version,
    state,
    verdict,
    segmentationId,
    units,
    projectId,
    sampleId,
    note: '',
    flagReason: null,
    derivedFromId: null,
    policy: null,
    control: false,
  };
}
