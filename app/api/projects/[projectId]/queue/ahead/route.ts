import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { reserveSamples } from '@/lib/annotation/server/reserve-samples';
import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';

const body = z.object({ sampleId: storableText });
/** The next two, so that a sample of one segment finds its successor at hand as well. */
const COUNT = 2;

/** Lays aside what comes after the sample at hand: [{sampleId, annotationId}], nearest first, none when nothing is left. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const { sampleId } = body.parse(await readJson(request));
  return Response.json(await reserveSamples(ctx, projectId, { besides: sampleId, count: COUNT }));
});
