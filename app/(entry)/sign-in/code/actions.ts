'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { auth } from '@/lib/auth/better-auth';
import { finishSignIn } from '@/lib/auth/second-factor/server/finish-sign-in';
import { formText } from '@/lib/entry/form';
import { ownPath } from '@/lib/entry/own-path';
import { forgetSecondStep, secondStepToken } from '@/lib/entry/second-step-cookie';
import { formAction } from '@/lib/entry/server-action';
import { actAsAnonymous } from '@/lib/entry/anonymous';
import { adoptPreferences } from '../../adopt-preferences';

export const codeAction = formAction([], async (data) => {
  const outcome = await actAsAnonymous(async (ctx) => {
    const input = { token: await secondStepToken(), code: formText(data, 'code') };
    const { userId } = await finishSignIn(auth(), await headers(), input);
    await forgetSecondStep();
    await adoptPreferences(ctx, userId);
  });
  if (outcome.ok) redirect(ownPath(formText(data, 'next')) ?? '/projects');
  return outcome;
});
