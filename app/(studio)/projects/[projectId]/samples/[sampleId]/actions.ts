'use server';

import { revalidatePath } from 'next/cache';
import { returnSample } from '@/lib/annotation/server/return-sample';
import { act } from '@/lib/entry/action';
import { type FormState, formState, textOf } from '@/lib/entry/form';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';

export async function withdraw(projectId: string, sampleId: string, state: FormState, data: FormData) {
  const outcome = await act((ctx) => withdrawSample(ctx, projectId, sampleId, textOf(data, 'reason')));
  revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
  return formState(state, outcome);
}

export async function reinstate(projectId: string, sampleId: string, state: FormState) {
  const outcome = await act((ctx) => reinstateSample(ctx, projectId, sampleId));
  revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
  return formState(state, outcome);
}

export async function giveBack(
  projectId: string,
  sampleId: string,
  annotationId: string,
  version: number,
  state: FormState,
  data: FormData,
) {
  const reason = textOf(data, 'reason');
  const outcome = await act((ctx) => returnSample(ctx, annotationId, { version, reason }));
  revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
  revalidatePath(`/projects/${projectId}/adjudication/${sampleId}`);
  return formState(state, outcome);
}
