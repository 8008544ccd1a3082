import { handler } from '@/lib/entry/http';
import { getImport } from '@/lib/exchange/server/get-import';

/** How far an import is. */
export const GET = handler<{ importId: string }>(async (ctx, _request, { importId }) =>
  Response.json(await getImport(ctx, importId)),
);
