'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
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
import { action, formAction, readByVerb } from '@/lib/entry/server-action';
import { storableText } from '@/lib/storable-schema';
import { choiceFields, readBudget, readTrialForm } from './read-fields';

async function shown<T>(projectId: string, verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const done = await act(verb);
  revalidatePath(`/projects/${projectId}/runs`, 'layout');
  return done;
}

const ofRun = [storableText, storableText] as const;

export const startOffline = formAction([storableText], (projectId) =>
  shown(projectId, (ctx) => startRun(ctx, projectId, { method: 'offline' })),
);

export const recalibrate = formAction([storableText], (projectId) =>
  shown(projectId, (ctx) => recalibrateOffline(ctx, projectId)),
);

/** Starts a dry run and goes to it. */
export const startTrial = formAction([storableText], (projectId, data) => {
  const { factsOnly, ...endpoint } = readTrialForm(data);
  return begin(projectId, { ...endpoint, method: lFace4rag.id, kind: 'trial', params: { factsOnly } });
});

/** Starts the run that a dry run was for, and goes to it. */
export const startFull = formAction(
  [z.object({ projectId: storableText, order: readByVerb<RunOrder>() })],
  ({ projectId, order }, data) =>
    begin(projectId, {
      ...order,
      budget: readBudget(data),
      choice: choiceFields(Object.fromEntries(data)),
    }),
);

async function begin(projectId: string, order: RunOrder): Promise<Outcome<never>> {
  const begun = await shown(projectId, (ctx) => startRun(ctx, projectId, order));
  if (!begun.ok) return begun;
  redirect(`/projects/${projectId}/runs/${begun.value.id}`);
}

export const resume = formAction(
  [z.object({ projectId: storableText, runId: storableText })],
  ({ projectId, runId }, data) => {
    const budget = data.has('budget') ? readBudget(data) : undefined;
    return shown(projectId, (ctx) => resumeRun(ctx, projectId, runId, { budget }));
  },
);

export const pauseRunAction = action(ofRun, (projectId, runId) =>
  shown(projectId, (ctx) => pauseRun(ctx, projectId, runId)),
);

export const cancelRunAction = action(ofRun, (projectId, runId) =>
  shown(projectId, (ctx) => cancelRun(ctx, projectId, runId)),
);

export const retryFailuresAction = action(ofRun, (projectId, runId) =>
  shown(projectId, (ctx) => retryFailures(ctx, projectId, runId)),
);

/** Starts a run over what an ended one left without a verdict, and goes to it. */
export const readAgainAction = action(ofRun, async (projectId, runId): Promise<Outcome<never>> => {
  const begun = await shown(projectId, (ctx) => readAgain(ctx, projectId, runId));
  if (!begun.ok) return begun;
  redirect(`/projects/${projectId}/runs/${begun.value.id}`);
});
