import type { SampleDetail } from '@/lib/annotation/sample-detail';
import { getSample } from '@/lib/annotation/server/get-sample';
import type { Ctx } from '@/lib/auth/ctx';
import { listEarlier } from './list-earlier';

/** Everything known of one sample, with the annotations that a later one of the same person has replaced. */
export interface KnownSample extends SampleDetail {
  /** Numbers of their rounds by id. */
  earlier: Record<string, number>;
}

/** What the pages of a sample show. */
export async function getKnownSample(ctx: Ctx, projectId: string, sampleId: string): Promise<KnownSample> {
  const sample = await getSample(ctx, projectId, sampleId);
  return { ...sample, earlier: Object.fromEntries(await listEarlier(ctx, projectId, sampleId)) };
}
