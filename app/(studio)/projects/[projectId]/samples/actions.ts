'use server';

import { revalidatePath } from 'next/cache';
import { claimGivenSample } from '@/lib/annotation/server/claim-given-sample';
import { act } from '@/lib/entry/action';
import type { SampleSelection } from '@/lib/sample/selection';
import { reinstateSamples } from '@/lib/sample/server/reinstate-samples';
import { withdrawSamples } from '@/lib/sample/server/withdraw-samples';

/** Answers how many were withdrawn. */
export async function withdrawMany(projectId: string, selection: SampleSelection, reason: string) {
  const outcome = await act((ctx) => withdrawSamples(ctx, projectId, selection, reason));
  revalidatePath(`/projects/${projectId}/samples`);
  return outcome;
}

/** Answers how many came back. */
export async function reinstateMany(projectId: string, selection: SampleSelection) {
  const outcome = await act((ctx) => reinstateSamples(ctx, projectId, selection));
  revalidatePath(`/projects/${projectId}/samples`);
  return outcome;
}

/** Takes a given sample to annotate it oneself. */
export async function take(projectId: string, sampleId: string) {
  return act((ctx) => claimGivenSample(ctx, projectId, sampleId));
}
