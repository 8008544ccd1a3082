'use server';

import { refresh, revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Ctx } from '@/lib/auth/ctx';
import { act, type Outcome } from '@/lib/entry/action';
import { type FormState, formState } from '@/lib/entry/form';
import type { RoundChange } from '@/lib/round/round';
import { assignNext } from '@/lib/round/server/assign-next';
import { changeRound } from '@/lib/round/server/change-round';
import { closeRound } from '@/lib/round/server/close-round';
import type { RoundPreview } from '@/lib/round/preview';
import { createRound } from '@/lib/round/server/create-round';
import { openRound } from '@/lib/round/server/open-round';
import { previewRound } from '@/lib/round/server/preview-round';
import { reassignPlace } from '@/lib/round/server/reassign-place';
import { setRoundOrder } from '@/lib/round/server/set-round-order';
import { sortRound } from '@/lib/round/server/sort-rounds';
import { readChange, readRound } from './read-round';

interface Of {
  projectId: string;
  roundId: string;
}

/** Runs the verb and shows the screen as it is then. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}

/** What a round would draw; nothing changes. */
export async function preview(projectId: string, data: FormData): Promise<Outcome<RoundPreview>> {
  return act((ctx) => previewRound(ctx, projectId, readRound(data)));
}

/** Puts the open rounds into an order. */
export async function order(projectId: string, roundIds: string[]): Promise<Outcome<void>> {
  return change((ctx) => setRoundOrder(ctx, projectId, roundIds));
}

/** Opens a round and goes to it. */
export async function create(projectId: string, state: FormState, data: FormData): Promise<FormState> {
  const made = await act((ctx) => createRound(ctx, projectId, readRound(data)));
  if (!made.ok) return formState(state, made);
  revalidatePath(`/projects/${projectId}/rounds`);
  redirect(`/projects/${projectId}/rounds/${made.value.id}`);
}

export async function save(
  { projectId, roundId, version }: Of & { version: number },
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const fields = readChange(data) as RoundChange;
  return formState(state, await change((ctx) => changeRound(ctx, projectId, roundId, version, fields)));
}

export async function close({ projectId, roundId }: Of): Promise<Outcome<void>> {
  return change((ctx) => closeRound(ctx, projectId, roundId));
}

export async function reopen({ projectId, roundId }: Of): Promise<Outcome<void>> {
  return change((ctx) => openRound(ctx, projectId, roundId));
}

export async function sort({ projectId, roundId }: Of): Promise<Outcome<void>> {
  return change((ctx) => sortRound(ctx, projectId, roundId));
}

export async function reassign(
  { projectId, roundId }: Of,
  place: { placeId: string; userId: string },
): Promise<Outcome<void>> {
  return change((ctx) => reassignPlace(ctx, projectId, roundId, place));
}

export async function assign(
  { projectId, roundId }: Of,
  given: { userId: string; count: number },
): Promise<Outcome<number>> {
  return change((ctx) => assignNext(ctx, projectId, roundId, given));
}
