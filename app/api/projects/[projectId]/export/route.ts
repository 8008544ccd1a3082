import { fileResponse } from '@/lib/entry/file-response';
import { handler } from '@/lib/entry/http';
import { exportSchema } from '@/lib/exchange/export-options';
import { exportProject } from '@/lib/exchange/server/export-project';

/** A project as a file, streamed. */
export const GET = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const options = exportSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return fileResponse(await exportProject(ctx, projectId, options));
});
