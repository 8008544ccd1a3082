import { route } from '@/lib/api/route';
import { nativeExampleText } from '@/lib/exchange/contents/native/example';

/** A file in the native format with as little as it needs. */
export const GET = (): Response =>
  new Response(nativeExampleText(), {
    headers: {
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': 'attachment; filename="native-format.example.jsonl"',
    },
  });

export { route as POST, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
