'use server';

import { actionOf } from '@/lib/api/action-of';
import { invitationCreate } from '@/lib/project/operations/invitation.create';
import { invitationRevoke } from '@/lib/project/operations/invitation.revoke';
import { memberRemove } from '@/lib/project/operations/member.remove';
import { memberSetRole } from '@/lib/project/operations/member.set-role';

export const setRole = actionOf(memberSetRole);
export const remove = actionOf(memberRemove);
export const invite = actionOf(invitationCreate);
export const revoke = actionOf(invitationRevoke);
