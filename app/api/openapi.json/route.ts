import { openApi } from '@/lib/api/openapi';

/** What programs can ask of the studio. */
export async function GET(): Promise<Response> {
  return Response.json(await openApi(), { headers: { 'cache-control': 'no-store' } });
}
