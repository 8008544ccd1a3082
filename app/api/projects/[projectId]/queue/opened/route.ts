import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { openReserved } from '@/lib/annotation/server/open-reserved';
import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';

const body = z.object({ sampleId: storableText, annotationId: storableText });

/** The person has come to the sample that was laid aside for them. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  await openReserved(ctx, projectId, body.parse(await readJson(request)));
  return new Response(null, { status: 204 });
});
