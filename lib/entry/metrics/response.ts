import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { readMetrics } from './collect';
import { metrics } from './registry';

/** The metrics as Prometheus reads them. 404 while no token is set; 401 for whoever does not show it as a bearer. */
export async function metricsResponse(request: Request, token = env().METRICS_TOKEN): Promise<Response> {
  if (!token) return new Response(null, { status: 404 });
  const shown = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(shown), digest(token)))
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
  const text = await readMetrics();
  return new Response(text, {
    headers: { 'content-type': metrics().registry.contentType, 'cache-control': 'no-store' },
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
