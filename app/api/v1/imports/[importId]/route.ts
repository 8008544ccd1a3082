import { z } from 'zod';
import { route } from '@/lib/api/route';
import { handler } from '@/lib/entry/http';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { appendUpload } from '@/lib/exchange/server/upload/append-upload';
import { finishUpload } from '@/lib/exchange/server/upload/finish-upload';

export { route as GET, route as POST, route as PUT, route as DELETE, route as OPTIONS };

const querySchema = z.object({ offset: z.coerce.number().int().nonnegative() });

/**
 * Takes a piece of the file that begins at `offset`, which has to be how many bytes have arrived (else 409, whose
 * `version` says it). With the last byte the file is looked at. Returns how far the import is then.
 */
export const PATCH = handler<{ importId: string }>('samples:write', async (ctx, request, { importId }) => {
  const { offset } = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const body = request.body as AsyncIterable<Uint8Array> | null;
  if (body) await appendUpload(ctx, importId, offset, body);
  const row = await getImport(ctx, importId);
  if (row.state === 'uploading' && row.bytes === row.size) await finishUpload(ctx, importId);
  return Response.json(await getImport(ctx, importId));
});
