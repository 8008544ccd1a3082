'use server';

import { redirect } from 'next/navigation';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { roundAssign } from '@/lib/round/operations/round.assign';
import { roundClose } from '@/lib/round/operations/round.close';
import { roundCreate } from '@/lib/round/operations/round.create';
import { roundOpen } from '@/lib/round/operations/round.open';
import { roundOrder } from '@/lib/round/operations/round.order';
import { roundPreview } from '@/lib/round/operations/round.preview';
import { roundReassign } from '@/lib/round/operations/round.reassign';
import { roundSort } from '@/lib/round/operations/round.sort';
import { roundUpdate } from '@/lib/round/operations/round.update';
import { readChange, readRound } from './read-round';

/** What a round would draw; nothing changes. */
export const preview = actionOf(roundPreview, { refreshes: false });
/** Opens a round and goes to it. */
export const create = formActionOf(roundCreate, {
  read: readRound,
  then: ({ id }, { projectId }) => redirect(`/projects/${projectId}/rounds/${id}`),
});
export const save = formActionOf(roundUpdate, { read: readChange });
/** Puts the open rounds into an order. */
export const order = actionOf(roundOrder);
export const close = actionOf(roundClose);
export const reopen = actionOf(roundOpen);
export const sort = actionOf(roundSort);
export const reassign = actionOf(roundReassign);
export const assign = actionOf(roundAssign);
