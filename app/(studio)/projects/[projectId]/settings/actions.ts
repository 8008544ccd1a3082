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
import { webhookCreate } from '@/lib/webhook/operations/webhook.create';
import { webhookDelete } from '@/lib/webhook/operations/webhook.delete';
import { webhookReplay } from '@/lib/webhook/operations/webhook.replay';

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
export const makeWebhook = actionOf(webhookCreate);
export const removeWebhook = actionOf(webhookDelete);
export const sendAgain = actionOf(webhookReplay);
export const deleteForGood = actionOf(projectDelete, { then: () => redirect('/projects') });
