import { fileResponse } from '@/lib/entry/file-response';
import { handler } from '@/lib/entry/http';
import { trailExportSchema } from '@/lib/trail/export-options';
import { exportTrail } from '@/lib/trail/server/export-trail';

/** A project's trail as a file, streamed. */
export const GET = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const options = trailExportSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return fileResponse(await exportTrail(ctx, projectId, options));
});
