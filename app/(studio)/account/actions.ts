'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { changePassword } from '@/lib/auth/server/change-password';
import { endSession } from '@/lib/auth/server/end-session';
import { signOutEverywhere } from '@/lib/auth/server/sign-out-everywhere';
import { act } from '@/lib/entry/action';
import { textOf } from '@/lib/entry/form';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { action, formAction, readByVerb } from '@/lib/entry/server-action';
import type { DeskKeys } from '@/lib/project/desk-keys';
import { updateMe } from '@/lib/project/server/update-me';
import { storableText } from '@/lib/storable-schema';

export const renameMe = formAction([], async (data) => {
  const outcome = await act((ctx) => updateMe(ctx, { name: textOf(data, 'name') }));
  refresh();
  return outcome;
});

/** An empty goal is none; words where a number belongs are said to be none of its range. */
export const saveDesk = formAction([], async (data) => {
  const goal = textOf(data, 'dailyGoal').trim();
  const dailyGoal = goal === '' ? null : Number(/^\d{1,6}$/.test(goal) ? goal : 0);
  const showTime = textOf(data, 'showTime') === 'on';
  const outcome = await act((ctx) => updateMe(ctx, { dailyGoal, showTime }));
  refresh();
  return outcome;
});

export const saveDeskKeys = action([readByVerb<DeskKeys>()], async (deskKeys) => {
  const outcome = await act((ctx) => updateMe(ctx, { deskKeys }));
  refresh();
  return outcome;
});

export const changeMyPassword = formAction([], async (data) => {
  const outcome = await act(async (ctx) =>
    changePassword(ctx, {
      current: textOf(data, 'current'),
      next: textOf(data, 'next'),
      sessionId: await requireSessionId(),
    }),
  );
  refresh();
  return outcome;
});

export const endMySession = action([storableText], async (sessionId) => {
  const outcome = await act((ctx) => endSession(ctx, sessionId));
  refresh();
  return outcome;
});

/** This session is among them, so the way leads to the sign-in page. */
export const signMeOutEverywhere = action([], async () => {
  const outcome = await act((ctx) => signOutEverywhere(ctx, ctx.actor.userId ?? ''));
  if (outcome.ok) redirect('/sign-in');
  return outcome;
});
