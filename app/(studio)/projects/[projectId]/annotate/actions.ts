'use server';

import { skipSample } from '@/lib/annotation/server/skip-sample';
import { act, type Outcome } from '@/lib/entry/action';

/** Gives a claimed sample back to the queue, for others. */
export async function skip(projectId: string, sampleId: string, reason: string): Promise<Outcome<void>> {
  return act((ctx) => skipSample(ctx, projectId, sampleId, reason));
}
