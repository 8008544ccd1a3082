'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '@/lib/auth/better-auth';
import { resetPassword } from '@/lib/auth/server/reset-password';
import { setUp } from '@/lib/auth/server/set-up';
import { signIn } from '@/lib/auth/server/sign-in';
import { act } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { actAsStranger } from '@/lib/entry/stranger';
import { acceptInvitation } from '@/lib/project/server/accept-invitation';

const credentials = (data: FormData) => ({
  email: textOf(data, 'email'),
  password: textOf(data, 'password'),
});
const account = (data: FormData) => ({ ...credentials(data), name: textOf(data, 'name') });

/** Only paths of this studio: a link from elsewhere must not send people on. */
const safePath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/projects');

export async function signInAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger(async () => signIn(auth(), await headers(), credentials(data)));
  if (outcome.ok) redirect(safePath(textOf(data, 'next')));
  return formState(state, outcome);
}

export async function setUpAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger(async (ctx) => {
    await setUp(ctx, textOf(data, 'token'), account(data));
    await signIn(auth(), await headers(), credentials(data));
  });
  if (outcome.ok) redirect('/projects');
  return formState(state, outcome);
}

export async function joinAsNewAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger(async (ctx) => {
    const joined = await acceptInvitation(ctx, textOf(data, 'token'), account(data));
    await signIn(auth(), await headers(), credentials(data));
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
  if (outcome.ok) redirect('/sign-in');
  return formState(state, outcome);
}
