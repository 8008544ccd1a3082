import { type NextRequest, NextResponse } from 'next/server';
import { isOwnOrigin } from '@/lib/auth/own-origin';

const READS = new Set(['GET', 'HEAD']);
/** Next's own limit of what an action is sent. */
const ACTION_LIMIT = 1024 * 1024;

/** Pages get a policy with a nonce of their own and learn their path; /api is left out (a proxy would cut uploads at 10 MB). */
export const config = {
  matcher: [{ source: '/((?!api/|_next/static|_next/image|icon.svg|favicon.ico).*)' }],
};

export function proxy(request: NextRequest): NextResponse {
  // Next asks server actions for the origin only where a browser names one.
  if (!READS.has(request.method) && !isOwnOrigin(request.headers))
    return new NextResponse(null, { status: 403 });
  if (!READS.has(request.method) && !isShort(request.headers)) return new NextResponse(null, { status: 413 });
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('x-face4rag-path', request.nextUrl.pathname + request.nextUrl.search);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Forms and actions say how long they are. Next answers a longer body with 500, and only after it has read it. */
function isShort(headers: Headers): boolean {
  const length = headers.get('content-length');
  return length === null ? !headers.has('transfer-encoding') : Number(length) <= ACTION_LIMIT;
}

/** Scripts by nonce only. Styles may stand in attributes, which positioned popups and resizable panes need. */
function contentSecurityPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
