import { fileResponse } from '@/lib/entry/file-response';
import { handler } from '@/lib/entry/http';
import { trailExportSchema } from '@/lib/trail/export-options';
import { exportTrail } from '@/lib/trail/server/export-trail';

/** The studio's own trail as a file, streamed. */
export const GET = handler(async (ctx, request) => {
  const options = trailExportSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return fileResponse(await exportTrail(ctx, null, options));
});
