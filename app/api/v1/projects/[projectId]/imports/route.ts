import { z } from 'zod';
import { route } from '@/lib/api/route';
import { bodyOf, handler } from '@/lib/entry/http';
import { createUpload } from '@/lib/exchange/server/upload/create-upload';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { storableText } from '@/lib/storable-schema';

const querySchema = z.object({
  name: storableText.default('file'),
  size: z.coerce.number().int().nonnegative().optional(),
  modified: z.coerce.number().int().min(0).max(8.64e15).optional(),
});

/**
 * With `size` in the query it makes room for a file, whose bytes are then sent to /api/v1/imports/ID from whatever offset
 * it has reached; else the file is the body, streamed. Returns {id}.
 */
export const POST = handler<{ projectId: string }>('samples:write', async (ctx, request, { projectId }) => {
  const { name, size, modified } = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  if (size !== undefined) {
    const modifiedAt = modified === undefined ? null : new Date(modified);
    return Response.json(await createUpload(ctx, projectId, { name, size, modifiedAt }));
  }
  const sent = bodyOf(request);
  return Response.json(await receiveImport(ctx, projectId, name, sent.body, sent.size));
});

export { route as GET, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
