'use server';

import { revalidatePath } from 'next/cache';
import { returnSample } from '@/lib/annotation/server/return-sample';
import { act } from '@/lib/entry/action';
import { textOf } from '@/lib/entry/form';
import { formAction, versionArgument } from '@/lib/entry/server-action';
import { reinstateSample } from '@/lib/sample/server/reinstate-sample';
import { withdrawSample } from '@/lib/sample/server/withdraw-sample';
import { storableText } from '@/lib/storable-schema';

export const withdraw = formAction([storableText, storableText], async (projectId, sampleId, data) => {
  const outcome = await act((ctx) => withdrawSample(ctx, projectId, sampleId, textOf(data, 'reason')));
  revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
  return outcome;
});

export const reinstate = formAction([storableText, storableText], async (projectId, sampleId) => {
  const outcome = await act((ctx) => reinstateSample(ctx, projectId, sampleId));
  revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
  return outcome;
});

export const giveBack = formAction(
  [storableText, storableText, storableText, versionArgument],
  async (projectId, sampleId, annotationId, version, data) => {
    const reason = textOf(data, 'reason');
    const outcome = await act((ctx) => returnSample(ctx, annotationId, { version, reason }));
    revalidatePath(`/projects/${projectId}/samples/${sampleId}`);
    revalidatePath(`/projects/${projectId}/adjudication/${sampleId}`);
    return outcome;
  },
);
