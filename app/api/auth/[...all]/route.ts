import { auth } from '@/lib/auth/better-auth';

/** All that is open to programs; the rest of better-auth is reached by verbs, which know our rules. */
const OPEN = new Set([
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
]);

async function serve(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (!OPEN.has(`${request.method} ${path}`)) return new Response(null, { status: 404 });
  return auth().handler(request);
}

export { serve as GET, serve as POST };
