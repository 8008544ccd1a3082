'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { resetSecondFactor } from '@/lib/auth/second-factor/server/remove-second-factor';
import { createResetLink } from '@/lib/auth/server/create-reset-link';
import { unbindProvider } from '@/lib/auth/server/oidc/unbind-provider';
import { setUserDisabled } from '@/lib/auth/server/set-user-disabled';
import { setUserRole } from '@/lib/auth/server/set-user-role';
import { signOutEverywhere } from '@/lib/auth/server/sign-out-everywhere';
import { act, type Outcome } from '@/lib/entry/action';
import { action } from '@/lib/entry/server-action';
import { erasePerson } from '@/lib/project/server/erase-person';
import { whatErasingTouches } from '@/lib/project/server/what-erasing-touches';
import { storableText } from '@/lib/storable-schema';

/** Runs the verb and shows the list as it is then. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}

export const setRole = action([storableText, z.enum(['owner', 'member'])], (userId, role) =>
  change((ctx) => setUserRole(ctx, { userId, role })),
);

export const setDisabled = action([storableText, z.boolean()], (userId, disabled) =>
  change((ctx) => setUserDisabled(ctx, { userId, disabled })),
);

export const signOut = action([storableText], (userId) => change((ctx) => signOutEverywhere(ctx, userId)));

export const unbind = action([storableText], (userId) => change((ctx) => unbindProvider(ctx, userId)));

export const makeResetLink = action([storableText], (userId) => act((ctx) => createResetLink(ctx, userId)));

export const resetFactor = action([storableText], (userId) =>
  change((ctx) => resetSecondFactor(ctx, userId)),
);

export const askWhatErasingTouches = action([storableText], (userId) =>
  act((ctx) => whatErasingTouches(ctx, userId)),
);

export const erase = action([storableText, storableText], (userId, confirmation) =>
  change((ctx) => erasePerson(ctx, userId, confirmation)),
);
