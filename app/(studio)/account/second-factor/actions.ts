'use server';

import { refresh } from 'next/cache';
import { beginSecondFactor as begin } from '@/lib/auth/second-factor/server/begin-second-factor';
import { finishSecondFactor as finish } from '@/lib/auth/second-factor/server/finish-second-factor';
import { turnSecondFactorOff as turnOff } from '@/lib/auth/second-factor/server/remove-second-factor';
import { renewRecoveryCodes as renew } from '@/lib/auth/second-factor/server/renew-recovery-codes';
import { act, type ActionOutcome } from '@/lib/entry/action';
import type { Ctx } from '@/lib/auth/ctx';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { action } from '@/lib/entry/server-action';
import { storableText } from '@/lib/storable-schema';

export const beginSecondFactor = action([], () => act(begin));

export const finishSecondFactor = action([storableText], (code) =>
  change(async (ctx) => finish(ctx, { code, sessionId: await requireSessionId() })),
);

export const renewRecoveryCodes = action([], () => change(renew));

export const turnSecondFactorOff = action([], () =>
  change(async (ctx) => turnOff(ctx, await requireSessionId())),
);

/** Changes something, and draws the page again. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<ActionOutcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}
