'use server';

import { refresh, revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { act, type Outcome } from '@/lib/entry/action';
import { action, formAction, readByVerb, versionArgument } from '@/lib/entry/server-action';
import type { RoundChange } from '@/lib/round/round';
import { assignNext } from '@/lib/round/server/assign-next';
import { changeRound } from '@/lib/round/server/change-round';
import { closeRound } from '@/lib/round/server/close-round';
import { createRound } from '@/lib/round/server/create-round';
import { openRound } from '@/lib/round/server/open-round';
import { previewRound } from '@/lib/round/server/preview-round';
import { reassignPlace } from '@/lib/round/server/reassign-place';
import { setRoundOrder } from '@/lib/round/server/set-round-order';
import { sortRound } from '@/lib/round/server/sort-rounds';
import { storableText } from '@/lib/storable-schema';
import { readChange, readRound } from './read-round';

const roundArgument = z.object({ projectId: storableText, roundId: storableText });

/** Runs the verb and shows the screen as it is then. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}

/** What a round would draw; nothing changes. */
export const preview = action([storableText, z.instanceof(FormData)], (projectId, data) =>
  act((ctx) => previewRound(ctx, projectId, readRound(data))),
);

/** Puts the open rounds into an order. */
export const order = action([storableText, readByVerb<string[]>()], (projectId, roundIds) =>
  change((ctx) => setRoundOrder(ctx, projectId, roundIds)),
);

/** Opens a round and goes to it. */
export const create = formAction([storableText], async (projectId, data) => {
  const made = await act((ctx) => createRound(ctx, projectId, readRound(data)));
  if (!made.ok) return made;
  revalidatePath(`/projects/${projectId}/rounds`);
  redirect(`/projects/${projectId}/rounds/${made.value.id}`);
});

export const save = formAction(
  [roundArgument.extend({ version: versionArgument })],
  ({ projectId, roundId, version }, data) => {
    const fields = readChange(data) as RoundChange;
    return change((ctx) => changeRound(ctx, projectId, roundId, version, fields));
  },
);

export const close = action([roundArgument], ({ projectId, roundId }) =>
  change((ctx) => closeRound(ctx, projectId, roundId)),
);

export const reopen = action([roundArgument], ({ projectId, roundId }) =>
  change((ctx) => openRound(ctx, projectId, roundId)),
);

export const sort = action([roundArgument], ({ projectId, roundId }) =>
  change((ctx) => sortRound(ctx, projectId, roundId)),
);

export const reassign = action(
  [roundArgument, z.object({ placeId: storableText, userId: storableText })],
  ({ projectId, roundId }, place) => change((ctx) => reassignPlace(ctx, projectId, roundId, place)),
);

export const assign = action(
  [roundArgument, readByVerb<{ userId: string; count: number }>()],
  ({ projectId, roundId }, given) => change((ctx) => assignNext(ctx, projectId, roundId, given)),
);
