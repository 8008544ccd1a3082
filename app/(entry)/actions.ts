'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { claimSample } from '@/lib/annotation/server/assignment/claim-sample';
import { auth } from '@/lib/auth/better-auth';
import { type Ctx, userActor } from '@/lib/auth/ctx';
import { beginSecondStep } from '@/lib/auth/second-factor/server/second-step';
import { resetPassword } from '@/lib/auth/server/password/reset-password';
import { setUp } from '@/lib/auth/server/set-up';
import { signIn } from '@/lib/auth/server/session/sign-in';
import { act } from '@/lib/entry/action';
import { formText } from '@/lib/entry/form';
import { ownPath } from '@/lib/entry/own-path';
import { keepSecondStep } from '@/lib/entry/second-step-cookie';
import { formAction } from '@/lib/entry/server-action';
import { actAsAnonymous } from '@/lib/entry/anonymous';
import { acceptInvitation } from '@/lib/project/server/people/accept-invitation';
import { adoptPreferences } from './adopt-preferences';

const credentials = (data: FormData) => ({
  email: formText(data, 'email'),
  password: formText(data, 'password'),
});
const account = (data: FormData) => ({ ...credentials(data), name: formText(data, 'name') });

/** Opens the session, or remembers that a second-factor code is still due. */
async function enter(ctx: Ctx, data: FormData): Promise<{ owesCode: boolean }> {
  const entered = await signIn(auth(), await headers(), credentials(data));
  if ('userId' in entered) {
    await adoptPreferences(ctx, entered.userId);
    return { owesCode: false };
  }
  await keepSecondStep((await beginSecondStep(ctx.db, formText(data, 'email'))) ?? '');
  return { owesCode: true };
}

type Joined = Awaited<ReturnType<typeof acceptInvitation>>;

/** Where somebody goes who has just joined: an annotator to their first sample, where the queue has one. */
async function firstScreen(ctx: Ctx, { projectId, role }: Joined): Promise<string> {
  const home = `/projects/${projectId}`;
  if (role !== 'annotator') return home;
  const claim = await claimSample(ctx, projectId);
  return claim ? `${home}/annotate/${claim.sampleId}` : `${home}/annotate`;
}

export const signInAction = formAction([], async (data) => {
  const outcome = await actAsAnonymous((ctx) => enter(ctx, data));
  if (outcome.ok) {
    const next = ownPath(formText(data, 'next')) ?? '/projects';
    redirect(outcome.value.owesCode ? `/sign-in/code?next=${encodeURIComponent(next)}` : next);
  }
  return outcome;
});

export const setUpAction = formAction([], async (data) => {
  const outcome = await actAsAnonymous(async (ctx) => {
    await setUp(ctx, formText(data, 'token'), account(data));
    await enter(ctx, data);
  });
  if (outcome.ok) redirect('/projects');
  return outcome;
});

export const joinAsNewAction = formAction([], async (data) => {
  const outcome = await actAsAnonymous(async (ctx) => {
    const joined = await acceptInvitation(ctx, formText(data, 'token'), account(data));
    await enter(ctx, data);
    return firstScreen({ actor: userActor(joined.userId, 'member'), db: ctx.db }, joined);
  });
  if (outcome.ok) redirect(outcome.value);
  return outcome;
});

export const joinAction = formAction([], async (data) => {
  const outcome = await act(async (ctx) =>
    firstScreen(ctx, await acceptInvitation(ctx, formText(data, 'token'), null)),
  );
  if (outcome.ok) redirect(outcome.value);
  return outcome;
});

export const resetAction = formAction([], async (data) => {
  const outcome = await actAsAnonymous((ctx) =>
    resetPassword(ctx, formText(data, 'token'), formText(data, 'password')),
  );
  if (outcome.ok) redirect('/sign-in?reset=1');
  return outcome;
});
