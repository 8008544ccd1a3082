'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Ctx } from '@/lib/auth/ctx';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { setGold } from '@/lib/adjudication/server/set-gold';
import { act, type Outcome } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { archiveProject } from '@/lib/project/server/archive-project';
import { createInvitation, type InvitationInput } from '@/lib/project/server/create-invitation';
import { deleteProject } from '@/lib/project/server/delete-project';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import { removeMember } from '@/lib/project/server/remove-member';
import { revokeInvitation } from '@/lib/project/server/revoke-invitation';
import { setExposure } from '@/lib/project/server/set-exposure';
import { setMemberRole } from '@/lib/project/server/set-member-role';
import { updateProject } from '@/lib/project/server/update-project';

/** Runs the verb and shows the screen as it is then. */
async function change<T>(verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const outcome = await act(verb);
  refresh();
  return outcome;
}

export async function saveProject(
  projectId: string,
  version: number,
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const fields = { name: textOf(data, 'name'), description: textOf(data, 'description') };
  return formState(state, await change((ctx) => updateProject(ctx, projectId, version, fields)));
}

export async function saveExposure(
  projectId: string,
  version: number,
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const share = textOf(data, 'controlShare').trim();
  const settings = {
    policy: textOf(data, 'policy') as ExposurePolicy,
    controlShare: share === '' ? NaN : Number(share),
    showGenerator: data.has('showGenerator'),
  };
  return formState(state, await change((ctx) => setExposure(ctx, projectId, version, settings)));
}

export async function saveGold(
  projectId: string,
  version: number,
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const settings = {
    rule: { kind: textOf(data, 'rule') as GoldRule['kind'], votes: Number(textOf(data, 'votes') || NaN) },
    mayHaveLabelled: data.has('mayHaveLabelled'),
    namesHidden: data.has('namesHidden'),
  };
  return formState(state, await change((ctx) => setGold(ctx, projectId, version, settings)));
}

export async function setRole(projectId: string, userId: string, role: string): Promise<Outcome<void>> {
  return change((ctx) => setMemberRole(ctx, projectId, userId, role));
}

export async function remove(projectId: string, userId: string): Promise<Outcome<void>> {
  return change((ctx) => removeMember(ctx, projectId, userId));
}

export async function invite(
  projectId: string,
  input: InvitationInput,
): Promise<Outcome<{ path: string; expiresAt: Date }>> {
  return change((ctx) => createInvitation(ctx, projectId, input));
}

export async function revoke(projectId: string, linkId: string): Promise<Outcome<void>> {
  return change((ctx) => revokeInvitation(ctx, projectId, linkId));
}

export async function setArchived(projectId: string, archived: boolean): Promise<Outcome<void>> {
  return change((ctx) => archiveProject(ctx, projectId, archived));
}

export async function deleteForGood(projectId: string, name: string): Promise<Outcome<void>> {
  const outcome = await act((ctx) => deleteProject(ctx, projectId, name));
  if (outcome.ok) redirect('/projects');
  return outcome;
}
