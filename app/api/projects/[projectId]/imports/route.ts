import { handler } from '@/lib/entry/http';
import { fail } from '@/lib/errors';
import { receiveImport } from '@/lib/exchange/server/receive-import';

/** Takes a file as the raw body, streamed; its name in the query. Answers {id}. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const { body } = request;
  if (!body) fail({ code: 'invalid', issues: [{ path: 'file', code: 'empty_file' }] });
  const name = new URL(request.url).searchParams.get('name') ?? 'file';
  return Response.json(
    await receiveImport(ctx, projectId, name, body as unknown as AsyncIterable<Uint8Array>),
  );
});
