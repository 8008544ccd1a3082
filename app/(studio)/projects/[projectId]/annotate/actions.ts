'use server';

import { skipSample } from '@/lib/annotation/server/skip-sample';
import { act } from '@/lib/entry/action';
import { action } from '@/lib/entry/server-action';
import { storableText } from '@/lib/storable-schema';

/** Gives a claimed sample back to the queue, for others. */
export const skip = action([storableText, storableText, storableText], (projectId, sampleId, reason) =>
  act((ctx) => skipSample(ctx, projectId, sampleId, reason)),
);
