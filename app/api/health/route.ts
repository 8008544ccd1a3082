import { getHealth } from '@/lib/entry/health';

export const dynamic = 'force-dynamic';

/** For launchers, proxies and monitors: 200 while the web app and its database work, else 503. No sign-in. */
export async function GET(): Promise<Response> {
  const health = await getHealth();
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
