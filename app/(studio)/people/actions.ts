'use server';

import { refresh } from 'next/cache';
import type { Ctx } from '@/lib/auth/ctx';
import { resetSecondFactor } from '@/lib/auth/second-factor/server/remove-second-factor';
import { createResetLink } from '@/lib/auth/server/create-reset-link';
import { setUserDisabled } from '@/lib/auth/server/set-user-disabled';
import { setUserRole } from '@/lib/auth/server/set-user-role';
import { signOutEverywhere } from '@/lib/auth/server/sign-out-everywhere';
import { act, type Outcome } from '@/lib/entry/action';
import { erasePerson } from '@/lib/project/server/erase-person';
import { type Touched, whatErasingTouches } from '@/lib/project/server/what-erasing-touches';

/** Runs the verb and shows the list as it is then. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}

export async function setRole(userId: string, role: 'owner' | 'member'): Promise<Outcome<void>> {
  return change((ctx) => setUserRole(ctx, { userId, role }));
}

export async function setDisabled(userId: string, disabled: boolean): Promise<Outcome<void>> {
  return change((ctx) => setUserDisabled(ctx, { userId, disabled }));
}

export async function signOut(userId: string): Promise<Outcome<{ ended: number }>> {
  return change((ctx) => signOutEverywhere(ctx, userId));
}

export async function makeResetLink(userId: string): Promise<Outcome<{ path: string; expiresAt: Date }>> {
  return act((ctx) => createResetLink(ctx, userId));
}

export async function resetFactor(userId: string): Promise<Outcome<void>> {
  return change((ctx) => resetSecondFactor(ctx, userId));
}

export async function askWhatErasingTouches(userId: string): Promise<Outcome<Touched>> {
  return act((ctx) => whatErasingTouches(ctx, userId));
}

export async function erase(userId: string, confirmation: string): Promise<Outcome<{ pseudonym: string }>> {
  return change((ctx) => erasePerson(ctx, userId, confirmation));
}
