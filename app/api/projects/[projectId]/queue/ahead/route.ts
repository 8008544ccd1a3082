import { z } from 'zod';
import { reserveSample } from '@/lib/annotation/server/reserve-sample';
import { handler, readJson } from '@/lib/entry/http';

const body = z.object({ sampleId: z.string() });

/** Lays aside what comes after the sample at hand: {sampleId, annotationId}, or null when nothing is left. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const { sampleId } = body.parse(await readJson(request));
  return Response.json(await reserveSample(ctx, projectId, sampleId));
});
