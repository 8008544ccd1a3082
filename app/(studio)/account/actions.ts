'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { sessionEnd } from '@/lib/auth/operations/session.end';
import { tokenCreate } from '@/lib/auth/operations/token.create';
import { tokenRevoke } from '@/lib/auth/operations/token.revoke';
import { changePassword } from '@/lib/auth/server/password/change-password';
import { signOutEverywhere } from '@/lib/auth/server/session/sign-out-everywhere';
import { act } from '@/lib/entry/action';
import { formText } from '@/lib/entry/form';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { action, formAction } from '@/lib/entry/server-action';
import { meUpdate } from '@/lib/project/operations/me.update';
import { workspaceSetKeys } from '@/lib/workspace/operations/workspace.set-keys';

export const renameMe = formActionOf(meUpdate, { read: (data) => ({ name: formText(data, 'name') }) });

/** An empty goal means none; text that is not a number fails as out of range. */
export const saveWorkspaceSettings = formActionOf(meUpdate, {
  read(data) {
    const goal = formText(data, 'dailyGoal').trim();
    const dailyGoal = goal === '' ? null : Number(/^\d{1,6}$/.test(goal) ? goal : 0);
    return { dailyGoal, showTime: formText(data, 'showTime') === 'on' };
  },
});

export const saveWorkspaceKeys = actionOf(workspaceSetKeys);

export const changeMyPassword = formAction([], async (data) => {
  const outcome = await act(async (ctx) =>
    changePassword(ctx, {
      current: formText(data, 'current'),
      next: formText(data, 'next'),
      sessionId: await requireSessionId(),
    }),
  );
  refresh();
  return outcome;
});

export const endMySession = actionOf(sessionEnd);
export const makeToken = actionOf(tokenCreate);
export const revokeMyToken = actionOf(tokenRevoke);

/** This session ends too, so the person is sent to the sign-in page. */
export const signMeOutEverywhere = action([], async () => {
  const outcome = await act((ctx) => signOutEverywhere(ctx, ctx.actor.userId ?? ''));
  if (outcome.ok) redirect('/sign-in');
  return outcome;
});
