import { handler } from '@/lib/entry/http';
import { textStream } from '@/lib/entry/text-stream';
import { exportSchema } from '@/lib/exchange/export-options';
import { exportProject } from '@/lib/exchange/server/export-project';

/** A project as a file, streamed. */
export const GET = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const options = exportSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { fileName, contentType, pieces } = await exportProject(ctx, projectId, options);
  return new Response(textStream(pieces), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'no-store',
    },
  });
});
