import { route } from '@/lib/api/route';
import { handler } from '@/lib/entry/http';
import { byteStream } from '@/lib/entry/byte-stream';
import { attachment } from '@/lib/entry/file-response';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { rejectsFile } from '@/lib/exchange/server/import/rejects-file';

/** The rejected rows of an import as a CSV to mend. */
export const GET = handler<{ importId: string }>('samples:read', async (ctx, _request, { importId }) => {
  const { fileName } = await getImport(ctx, importId);
  return new Response(byteStream(rejectsFile(ctx, importId)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${fileName}.rejected.csv`),
    },
  });
});

export { route as POST, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
