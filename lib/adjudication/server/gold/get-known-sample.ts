import type { z } from 'zod';
import type { knownSampleSchema } from '@/lib/adjudication/sample-view-schema';
import { getSample } from '@/lib/annotation/server/predictions/get-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { listEarlier } from '../queue/list-earlier';

/** Everything known of one sample, with the annotations that a later one of the same person has replaced. */
export type KnownSample = z.infer<typeof knownSampleSchema>;

/** What the pages of a sample show. */
export async function getKnownSample(ctx: Ctx, projectId: string, sampleId: string): Promise<KnownSample> {
  const sample = await getSample(ctx, projectId, sampleId);
  return { ...sample, earlier: Object.fromEntries(await listEarlier(ctx, projectId, sampleId)) };
}
