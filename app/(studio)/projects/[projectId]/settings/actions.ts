'use server';

import { redirect } from 'next/navigation';
import { goldUpdate } from '@/lib/adjudication/operations/gold.update';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { formText } from '@/lib/entry/form';
import { projectArchive } from '@/lib/project/operations/project.archive';
import { projectDelete } from '@/lib/project/operations/project.delete';
import { projectExposure } from '@/lib/project/operations/project.exposure';
import { projectTokenRevoke } from '@/lib/project/operations/project-token.revoke';
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
export const setArchived = actionOf(projectArchive);
export const revokeToken = actionOf(projectTokenRevoke);
export const deleteForGood = actionOf(projectDelete, { then: () => redirect('/projects') });
