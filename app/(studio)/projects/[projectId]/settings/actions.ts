'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { setGold } from '@/lib/adjudication/server/set-gold';
import { act, type Outcome } from '@/lib/entry/action';
import { textOf } from '@/lib/entry/form';
import { action, formAction, readByVerb, versionArgument } from '@/lib/entry/server-action';
import { archiveProject } from '@/lib/project/server/archive-project';
import { createInvitation, type InvitationInput } from '@/lib/project/server/create-invitation';
import { deleteProject } from '@/lib/project/server/delete-project';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import { removeMember } from '@/lib/project/server/remove-member';
import { revokeInvitation } from '@/lib/project/server/revoke-invitation';
import { setExposure } from '@/lib/project/server/set-exposure';
import { setMemberRole } from '@/lib/project/server/set-member-role';
import { updateProject } from '@/lib/project/server/update-project';
import { storableText } from '@/lib/storable-schema';

/** Runs the verb and shows the screen as it is then. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}

const ofProject = [storableText, versionArgument] as const;
const ofMember = [storableText, storableText] as const;

export const saveProject = formAction(ofProject, (projectId, version, data) => {
  const fields = { name: textOf(data, 'name'), description: textOf(data, 'description') };
  return change((ctx) => updateProject(ctx, projectId, version, fields));
});

export const saveExposure = formAction(ofProject, (projectId, version, data) => {
  const share = textOf(data, 'controlShare').trim();
  const settings = {
    policy: textOf(data, 'policy') as ExposurePolicy,
    controlShare: share === '' ? NaN : Number(share),
    showGenerator: data.has('showGenerator'),
  };
  return change((ctx) => setExposure(ctx, projectId, version, settings));
});

export const saveGold = formAction(ofProject, (projectId, version, data) => {
  const settings = {
    rule: { kind: textOf(data, 'rule') as GoldRule['kind'], votes: Number(textOf(data, 'votes') || NaN) },
    mayHaveLabelled: data.has('mayHaveLabelled'),
    namesHidden: data.has('namesHidden'),
  };
  return change((ctx) => setGold(ctx, projectId, version, settings));
});

export const setRole = action([...ofMember, storableText], (projectId, userId, role) =>
  change((ctx) => setMemberRole(ctx, projectId, userId, role)),
);

export const remove = action(ofMember, (projectId, userId) =>
  change((ctx) => removeMember(ctx, projectId, userId)),
);

export const invite = action([storableText, readByVerb<InvitationInput>()], (projectId, input) =>
  change((ctx) => createInvitation(ctx, projectId, input)),
);

export const revoke = action([storableText, storableText], (projectId, linkId) =>
  change((ctx) => revokeInvitation(ctx, projectId, linkId)),
);

export const setArchived = action([storableText, z.boolean()], (projectId, archived) =>
  change((ctx) => archiveProject(ctx, projectId, archived)),
);

export const deleteForGood = action([storableText, storableText], async (projectId, name) => {
  const outcome = await act((ctx) => deleteProject(ctx, projectId, name));
  if (outcome.ok) redirect('/projects');
  return outcome;
});
