'use server';

import { refresh } from 'next/cache';
import {
  beginSecondFactor as begin,
  type NewSecondFactor,
} from '@/lib/auth/second-factor/server/begin-second-factor';
import { finishSecondFactor as finish } from '@/lib/auth/second-factor/server/finish-second-factor';
import { turnSecondFactorOff as turnOff } from '@/lib/auth/second-factor/server/remove-second-factor';
import { renewRecoveryCodes as renew } from '@/lib/auth/second-factor/server/renew-recovery-codes';
import { act, type Outcome } from '@/lib/entry/action';
import { requireSessionId } from '@/lib/entry/require-ctx';

export async function beginSecondFactor(): Promise<Outcome<NewSecondFactor>> {
  return act(begin);
}

export async function finishSecondFactor(code: string): Promise<Outcome<string[]>> {
  const outcome = await act(async (ctx) =>
    finish(ctx, { code: String(code), sessionId: await requireSessionId() }),
  );
  refresh();
  return outcome;
}

export async function renewRecoveryCodes(): Promise<Outcome<string[]>> {
  const outcome = await act(renew);
  refresh();
  return outcome;
}

export async function turnSecondFactorOff(): Promise<Outcome<void>> {
  const outcome = await act(async (ctx) => turnOff(ctx, await requireSessionId()));
  refresh();
  return outcome;
}
