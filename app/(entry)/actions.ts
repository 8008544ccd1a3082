'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '@/lib/auth/better-auth';
import type { Ctx } from '@/lib/auth/ctx';
import { getMe } from '@/lib/auth/server/get-me';
import { resetPassword } from '@/lib/auth/server/reset-password';
import { setUp } from '@/lib/auth/server/set-up';
import { signIn } from '@/lib/auth/server/sign-in';
import { act } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { ownPath } from '@/lib/entry/own-path';
import { keepPreferences } from '@/lib/entry/preference-cookies';
import { actAsStranger } from '@/lib/entry/stranger';
import { acceptInvitation } from '@/lib/project/server/accept-invitation';

const credentials = (data: FormData) => ({
  email: textOf(data, 'email'),
  password: textOf(data, 'password'),
});
const account = (data: FormData) => ({ ...credentials(data), name: textOf(data, 'name') });

/** Opens the session; what the person chose on another machine comes along. */
async function enter(ctx: Ctx, data: FormData): Promise<void> {
  const { userId } = await signIn(auth(), await headers(), credentials(data));
  const { locale, theme, contrast, textSize } = await getMe({ ...ctx, actor: { userId, role: 'member' } });
  await keepPreferences({
    locale: locale ?? undefined,
    theme: theme === 'system' ? undefined : theme,
    contrast,
    textSize,
  });
}

export async function signInAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger((ctx) => enter(ctx, data));
  if (outcome.ok) redirect(ownPath(textOf(data, 'next')) ?? '/projects');
  return formState(state, outcome);
}

export async function setUpAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger(async (ctx) => {
    await setUp(ctx, textOf(data, 'token'), account(data));
    await enter(ctx, data);
  });
  if (outcome.ok) redirect('/projects');
  return formState(state, outcome);
}

export async function joinAsNewAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger(async (ctx) => {
    const joined = await acceptInvitation(ctx, textOf(data, 'token'), account(data));
    await enter(ctx, data);
    return joined;
  });
  if (outcome.ok) redirect(`/projects/${outcome.value.projectId}`);
  return formState(state, outcome);
}

export async function joinAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await act((ctx) => acceptInvitation(ctx, textOf(data, 'token'), null));
  if (outcome.ok) redirect(`/projects/${outcome.value.projectId}`);
  return formState(state, outcome);
}

export async function resetAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger((ctx) =>
    resetPassword(ctx, textOf(data, 'token'), textOf(data, 'password')),
  );
  if (outcome.ok) redirect('/sign-in?reset=1');
  return formState(state, outcome);
}
