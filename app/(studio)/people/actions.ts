'use server';

import { actionOf } from '@/lib/api/action-of';
import { userMakeResetLink } from '@/lib/auth/operations/user.make-reset-link';
import { userRemoveSecondFactor } from '@/lib/auth/operations/user.remove-second-factor';
import { userSetDisabled } from '@/lib/auth/operations/user.set-disabled';
import { userSetRole } from '@/lib/auth/operations/user.set-role';
import { userSignOut } from '@/lib/auth/operations/user.sign-out';
import { userUnbind } from '@/lib/auth/operations/user.unbind';
import { userErase } from '@/lib/project/operations/user.erase';
import { userErasure } from '@/lib/project/operations/user.erasure';

export const setRole = actionOf(userSetRole);
export const setDisabled = actionOf(userSetDisabled);
export const signOut = actionOf(userSignOut);
export const unbind = actionOf(userUnbind);
export const makeResetLink = actionOf(userMakeResetLink, { refreshes: false });
export const resetFactor = actionOf(userRemoveSecondFactor);
export const askWhatErasingTouches = actionOf(userErasure, { refreshes: false });
export const erase = actionOf(userErase);
