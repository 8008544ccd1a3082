import { route } from '@/lib/api/route';
import { nativeJsonSchemaText } from '@/lib/exchange/contents/native/json-schema';

/** The JSON Schema of a line of native JSONL; it says nothing of any project, so that everybody may have it. */
export const GET = (): Response =>
  new Response(nativeJsonSchemaText(), {
    headers: {
      'content-type': 'application/schema+json; charset=utf-8',
      'content-disposition': 'attachment; filename="native-format.schema.json"',
    },
  });

export { route as POST, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
