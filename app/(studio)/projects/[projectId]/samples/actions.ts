'use server';

import { revalidatePath } from 'next/cache';
import { claimGivenSample } from '@/lib/annotation/server/claim-given-sample';
import { act } from '@/lib/entry/action';
import { action, readByVerb } from '@/lib/entry/server-action';
import type { SampleSelection } from '@/lib/sample/selection';
import { reinstateSamples } from '@/lib/sample/server/reinstate-samples';
import { withdrawSamples } from '@/lib/sample/server/withdraw-samples';
import { storableText } from '@/lib/storable-schema';

/** Answers how many were withdrawn. */
export const withdrawMany = action(
  [storableText, readByVerb<SampleSelection>(), storableText],
  async (projectId, selection, reason) => {
    const outcome = await act((ctx) => withdrawSamples(ctx, projectId, selection, reason));
    revalidatePath(`/projects/${projectId}/samples`);
    return outcome;
  },
);

/** Answers how many came back. */
export const reinstateMany = action(
  [storableText, readByVerb<SampleSelection>()],
  async (projectId, selection) => {
    const outcome = await act((ctx) => reinstateSamples(ctx, projectId, selection));
    revalidatePath(`/projects/${projectId}/samples`);
    return outcome;
  },
);

/** Takes a given sample to annotate it oneself. */
export const take = action([storableText, storableText], (projectId, sampleId) =>
  act((ctx) => claimGivenSample(ctx, projectId, sampleId)),
);
