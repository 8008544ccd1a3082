'use server';

import { redirect } from 'next/navigation';
import { goldUpdate } from '@/lib/adjudication/operations/gold.update';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { formText } from '@/lib/entry/form';
import { invitationCreate } from '@/lib/project/operations/invitation.create';
import { invitationRevoke } from '@/lib/project/operations/invitation.revoke';
import { memberRemove } from '@/lib/project/operations/member.remove';
import { memberSetRole } from '@/lib/project/operations/member.set-role';
import { projectArchive } from '@/lib/project/operations/project.archive';
import { projectDelete } from '@/lib/project/operations/project.delete';
import { projectExposure } from '@/lib/project/operations/project.exposure';
import { projectUpdate } from '@/lib/project/operations/project.update';

export const saveProject = formActionOf(projectUpdate);
export const saveExposure = formActionOf(projectExposure);
export const saveGold = formActionOf(goldUpdate, {
  read: (data) => ({
    rule: { kind: formText(data, 'rule'), votes: Number(formText(data, 'votes') || NaN) },
    mayHaveLabelled: data.has('mayHaveLabelled'),
    namesHidden: data.has('namesHidden'),
  }),
});
export const setRole = actionOf(memberSetRole);
export const remove = actionOf(memberRemove);
export const invite = actionOf(invitationCreate);
export const revoke = actionOf(invitationRevoke);
export const setArchived = actionOf(projectArchive);
export const deleteForGood = actionOf(projectDelete, { then: () => redirect('/projects') });
