'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '@/lib/auth/better-auth';
import { finishSignIn } from '@/lib/auth/second-factor/server/finish-sign-in';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { ownPath } from '@/lib/entry/own-path';
import { forgetSecondStep, secondStepToken } from '@/lib/entry/second-step-cookie';
import { actAsStranger } from '@/lib/entry/stranger';
import { adoptPreferences } from '../../adopt-preferences';

export async function codeAction(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await actAsStranger(async (ctx) => {
    const input = { token: await secondStepToken(), code: textOf(data, 'code') };
    const { userId } = await finishSignIn(auth(), await headers(), input);
    await forgetSecondStep();
    await adoptPreferences(ctx, userId);
  });
  if (outcome.ok) redirect(ownPath(textOf(data, 'next')) ?? '/projects');
  return formState(state, outcome);
}
