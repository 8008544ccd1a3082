'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { changePassword } from '@/lib/auth/server/change-password';
import { endSession } from '@/lib/auth/server/end-session';
import { signOutEverywhere } from '@/lib/auth/server/sign-out-everywhere';
import { act, type Outcome } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { requireSessionId } from '@/lib/entry/require-ctx';
import type { DeskKeys } from '@/lib/project/desk-keys';
import { updateMe } from '@/lib/project/server/update-me';

export async function renameMe(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await act((ctx) => updateMe(ctx, { name: textOf(data, 'name') }));
  refresh();
  return formState(state, outcome);
}

/** An empty goal is none; words where a number belongs are said to be none of its range. */
export async function saveDesk(state: FormState, data: FormData): Promise<FormState> {
  const goal = textOf(data, 'dailyGoal').trim();
  const dailyGoal = goal === '' ? null : Number(/^\d{1,6}$/.test(goal) ? goal : 0);
  const showTime = textOf(data, 'showTime') === 'on';
  const outcome = await act((ctx) => updateMe(ctx, { dailyGoal, showTime }));
  refresh();
  return formState(state, outcome);
}

export async function saveDeskKeys(deskKeys: DeskKeys): Promise<Outcome<void>> {
  const outcome = await act((ctx) => updateMe(ctx, { deskKeys }));
  refresh();
  return outcome;
}

export async function changeMyPassword(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await act(async (ctx) =>
    changePassword(ctx, {
      current: textOf(data, 'current'),
      next: textOf(data, 'next'),
      sessionId: await requireSessionId(),
    }),
  );
  refresh();
  return formState(state, outcome);
}

export async function endMySession(sessionId: string): Promise<Outcome<void>> {
  const outcome = await act((ctx) => endSession(ctx, sessionId));
  refresh();
  return outcome;
}

/** This session is among them, so the way leads to the sign-in page. */
export async function signMeOutEverywhere(): Promise<Outcome<{ ended: number }>> {
  const outcome = await act((ctx) => signOutEverywhere(ctx, ctx.actor.userId ?? ''));
  if (outcome.ok) redirect('/sign-in');
  return outcome;
}
