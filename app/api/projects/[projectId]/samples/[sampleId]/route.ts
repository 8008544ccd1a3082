import { getKnownSample } from '@/lib/adjudication/server/get-known-sample';
import { handler } from '@/lib/entry/http';

/** One sample with the readings and the history that the actor may see. */
export const GET = handler<{ projectId: string; sampleId: string }>(async (ctx, _, { projectId, sampleId }) =>
  Response.json(await getKnownSample(ctx, projectId, sampleId)),
);
