import { claimSample } from '@/lib/annotation/server/claim-sample';
import { handler } from '@/lib/entry/http';

/** Claims the next sample: {sampleId, annotationId}, or null when nothing is left. */
export const POST = handler<{ projectId: string }>(async (ctx, _request, { projectId }) =>
  Response.json(await claimSample(ctx, projectId)),
);
