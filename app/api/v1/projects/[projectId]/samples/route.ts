import { z } from 'zod';
import { route } from '@/lib/api/route';
import { bodyOf, handler } from '@/lib/entry/http';
import { charsetOf } from '@/lib/exchange/dialect/charset';
import { settingsSchema } from '@/lib/exchange/dialect/settings';
import { importAtOnce } from '@/lib/exchange/server/import/import-at-once';
import { storableText } from '@/lib/storable-schema';

const querySchema = z.object({
  name: storableText.trim().min(1).max(200).default('samples.jsonl'),
  /** Of a zip with several files: the one that is read. */
  entry: settingsSchema.shape.entry,
});

/** Samples in one request, as NDJSON or whatever an import reads; returns the id of the import that a worker goes on with. */
export const POST = handler<{ projectId: string }>('samples:write', async (ctx, request, { projectId }) => {
  const { name, entry } = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const encoding = charsetOf(request.headers.get('content-type'));
  const file = { name, entry, encoding, ...bodyOf(request) };
  return Response.json(await importAtOnce(ctx, projectId, file), { status: 202 });
});

export { route as GET, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
