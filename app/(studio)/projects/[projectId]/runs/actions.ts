'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import type { RunOrder } from '@/lib/consistency/run-order';
import { cancelRun } from '@/lib/consistency/server/cancel-run';
import { pauseRun } from '@/lib/consistency/server/pause-run';
import { readAgain } from '@/lib/consistency/server/read-again';
import { recalibrateOffline } from '@/lib/consistency/server/recalibrate-offline';
import { resumeRun } from '@/lib/consistency/server/resume-run';
import { retryFailures } from '@/lib/consistency/server/retry-failures';
import { startRun } from '@/lib/consistency/server/start-run';
import type { Ctx } from '@/lib/auth/ctx';
import { act, type Outcome } from '@/lib/entry/action';
import { type FormState, formState } from '@/lib/entry/form';
import { choiceFields, readBudget, readTrialForm } from './read-fields';

async function shown<T>(projectId: string, verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const done = await act(verb);
  revalidatePath(`/projects/${projectId}/runs`, 'layout');
  return done;
}

export async function startOffline(projectId: string, state: FormState): Promise<FormState> {
  return formState(state, await shown(projectId, (ctx) => startRun(ctx, projectId, { method: 'offline' })));
}

export async function recalibrate(projectId: string, state: FormState): Promise<FormState> {
  return formState(state, await shown(projectId, (ctx) => recalibrateOffline(ctx, projectId)));
}

/** Starts a dry run and goes to it. */
export async function startTrial(projectId: string, state: FormState, data: FormData): Promise<FormState> {
  const { factsOnly, ...endpoint } = readTrialForm(data);
  return begin(projectId, state, {
    ...{ ...endpoint, method: lFace4rag.id, kind: 'trial', params: { factsOnly } },
  });
}

/** Starts the run that a dry run was for, and goes to it. */
export async function startFull(
  { projectId, order }: { projectId: string; order: RunOrder },
  state: FormState,
  data: FormData,
): Promise<FormState> {
  return begin(projectId, state, {
    ...order,
    budget: readBudget(data),
    choice: choiceFields(Object.fromEntries(data)),
  });
}

async function begin(projectId: string, state: FormState, order: RunOrder): Promise<FormState> {
  const begun = await shown(projectId, (ctx) => startRun(ctx, projectId, order));
  if (!begun.ok) return formState(state, begun);
  redirect(`/projects/${projectId}/runs/${begun.value.id}`);
}

export async function resume(
  { projectId, runId }: { projectId: string; runId: string },
  state: FormState,
  data: FormData,
): Promise<FormState> {
  const budget = data.has('budget') ? readBudget(data) : undefined;
  return formState(state, await shown(projectId, (ctx) => resumeRun(ctx, projectId, runId, { budget })));
}

export async function pauseRunAction(projectId: string, runId: string): Promise<Outcome<void>> {
  return shown(projectId, (ctx) => pauseRun(ctx, projectId, runId));
}

export async function cancelRunAction(projectId: string, runId: string): Promise<Outcome<void>> {
  return shown(projectId, (ctx) => cancelRun(ctx, projectId, runId));
}

export async function retryFailuresAction(projectId: string, runId: string): Promise<Outcome<void>> {
  return shown(projectId, (ctx) => retryFailures(ctx, projectId, runId));
}

/** Starts a run over what an ended one left without a verdict, and goes to it. */
export async function readAgainAction(projectId: string, runId: string): Promise<Outcome<never>> {
  const begun = await shown(projectId, (ctx) => readAgain(ctx, projectId, runId));
  if (!begun.ok) return begun;
  redirect(`/projects/${projectId}/runs/${begun.value.id}`);
}
