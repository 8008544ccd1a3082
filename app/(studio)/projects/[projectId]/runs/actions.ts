'use server';

import { revalidatePath } from 'next/cache';
import { cancelRun } from '@/lib/consistency/server/cancel-run';
import { recalibrateOffline } from '@/lib/consistency/server/recalibrate-offline';
import { startRun } from '@/lib/consistency/server/start-run';
import { act, type Outcome } from '@/lib/entry/action';
import { type FormState, formState } from '@/lib/entry/form';

async function shown<T>(projectId: string, outcome: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const done = await outcome;
  revalidatePath(`/projects/${projectId}/runs`);
  return done;
}

export async function startOffline(projectId: string, state: FormState): Promise<FormState> {
  return formState(
    state,
    await shown(
      projectId,
      act((ctx) => startRun(ctx, projectId, { method: 'offline' })),
    ),
  );
}

export async function recalibrate(projectId: string, state: FormState): Promise<FormState> {
  return formState(
    state,
    await shown(
      projectId,
      act((ctx) => recalibrateOffline(ctx, projectId)),
    ),
  );
}

export async function cancelRunAction(projectId: string, runId: string): Promise<Outcome<void>> {
  return shown(
    projectId,
    act((ctx) => cancelRun(ctx, projectId, runId)),
  );
}
