import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { extendLease } from '@/lib/round/server/places/extend-lease';
import { requireOpen } from '@/lib/annotation/access';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { changeSchema } from '@/lib/annotation/labels/change-schema';
import type { TxCtx } from '../assignment/annotator';
import { type LockedDraft, lockDraft } from './lock-draft';
import { addToList } from '../segments/add-segment';
import { mergeWithNext } from '../segments/merge-segments';
import { wholeOutcome } from './outcome';
import { type Basis, loadBasis } from '../assignment/load-basis';
import { reopenAnnotation } from './reopen';
import { removeFromList } from '../segments/remove-segment';
import { resegment } from '../segments/resegment';
import { editSegment } from '../segments/edit-segment';
import { setFlag } from './set-flag';
import { setLabel } from './set-label';
import { setNote } from './set-note';
import { splitInTwo } from '../segments/split-segment';
import { submitAnnotation } from './submit';
import { undecide } from './undecide';

/**
 * Makes one change to the actor's own annotation and writes its audit row in the same transaction. The same changeId
 * again, also at the same time, changes nothing and returns the current state. Fails with `stale` when it was made over
 * another version, `state` for a submitted annotation, a withdrawn sample, an archived project or a released claim,
 * `invalid` for what breaks the rules of the data.
 */
export async function saveChange(ctx: Ctx, annotationId: string, input: unknown): Promise<ChangeResult> {
  const id = rowId(annotationId, 'annotation');
  const change = changeSchema.parse(input);
  return inTx(ctx, async (tx) => {
    const draft = await lockDraft(tx, id);
    const { made, basis } = await loadBasis(tx, draft, change);
    if (made) return wholeOutcome(tx, draft);
    requireOpen(draft, change.kind);
    await extendLease(tx, draft);
    return make(tx, draft, change, basis);
  });
}

function make(ctx: TxCtx, draft: LockedDraft, change: Change, basis: () => Basis): Promise<ChangeResult> {
  switch (change.kind) {
    case 'label':
      return setLabel(ctx, draft, change, basis());
    case 'undecide':
      return undecide(ctx, draft, change, basis());
    case 'split':
      return splitInTwo(ctx, draft, change);
    case 'merge':
      return mergeWithNext(ctx, draft, change);
    case 'edit':
      return editSegment(ctx, draft, change);
    case 'add':
      return addToList(ctx, draft, change);
    case 'remove':
      return removeFromList(ctx, draft, change);
    case 'resegment':
      return resegment(ctx, draft, change);
    case 'note':
      return setNote(ctx, draft, change);
    case 'flag':
      return setFlag(ctx, draft, change);
    case 'submit':
      return submitAnnotation(ctx, draft, change);
    case 'reopen':
      return reopenAnnotation(ctx, draft, change);
  }
}
