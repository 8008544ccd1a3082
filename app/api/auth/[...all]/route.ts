import { auth } from '@/lib/auth/better-auth';
import { refusal } from '@/lib/entry/http';
import { withinLimit } from '@/lib/entry/read-body';

/** Credentials are short; nobody has to be signed in to send them. */
const CREDENTIALS_LIMIT = 16 * 1024;

/** All that is open to programs; the rest of better-auth is reached by verbs, which know our rules. */
const OPEN = new Set([
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
]);

async function serve(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (!OPEN.has(`${request.method} ${path}`)) return new Response(null, { status: 404 });
  try {
    return await auth().handler(await withinLimit(request, CREDENTIALS_LIMIT));
  } catch (thrown) {
    return refusal(thrown);
  }
}

export { serve as GET, serve as POST };
