'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { sessionEnd } from '@/lib/auth/operations/session.end';
import { changePassword } from '@/lib/auth/server/password/change-password';
import { signOutEverywhere } from '@/lib/auth/server/session/sign-out-everywhere';
import { act } from '@/lib/entry/action';
import { textOf } from '@/lib/entry/form';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { action, formAction } from '@/lib/entry/server-action';
import { meUpdate } from '@/lib/project/operations/me.update';
import { workspaceSetKeys } from '@/lib/workspace/operations/workspace.set-keys';

export const renameMe = formActionOf(meUpdate, { read: (data) => ({ name: textOf(data, 'name') }) });

/** An empty goal is none; text where a number belongs is said to be none of its range. */
export const saveWorkspaceSettings = formActionOf(meUpdate, {
  read(data) {
    const goal = textOf(data, 'dailyGoal').trim();
    const dailyGoal = goal === '' ? null : Number(/^\d{1,6}$/.test(goal) ? goal : 0);
    return { dailyGoal, showTime: textOf(data, 'showTime') === 'on' };
  },
});

export const saveWorkspaceKeys = actionOf(workspaceSetKeys);

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

export const endMySession = actionOf(sessionEnd);

/** This session is among them, so the way leads to the sign-in page. */
export const signMeOutEverywhere = action([], async () => {
  const outcome = await act((ctx) => signOutEverywhere(ctx, ctx.actor.userId ?? ''));
  if (outcome.ok) redirect('/sign-in');
  return outcome;
});
