import { z } from 'zod';
import { auth } from '@/lib/auth/better-auth';
import { errorResponse } from '@/lib/entry/respond';
import { readJson, withinLimit } from '@/lib/entry/read-body';
import { fail } from '@/lib/errors';
import { storableText } from '@/lib/storable-schema';

/** Credentials are short; nobody has to be signed in to send them. */
const CREDENTIALS_LIMIT = 16 * 1024;

/** All that is open to programs; the rest of better-auth is reached by verbs, which know our rules. */
const OPEN = new Set([
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
]);

const credentials = z.object({
  email: storableText,
  password: storableText,
  rememberMe: z.boolean().optional(),
});

async function serve(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (!OPEN.has(`${request.method} ${path}`)) return new Response(null, { status: 404 });
  try {
    const signsIn = path === '/api/auth/sign-in/email';
    return await auth().handler(await (signsIn ? checked(request) : withinLimit(request, CREDENTIALS_LIMIT)));
  } catch (thrown) {
    return errorResponse(thrown);
  }
}

/** A sign-in request whose fields our own schema has checked: the library passes them to the database unchecked. */
async function checked(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    fail({ code: 'invalid', issues: [{ path: 'content-type', code: 'not_json' }] });
  const body = JSON.stringify(credentials.parse(await readJson(request, CREDENTIALS_LIMIT)));
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body });
}

export { serve as GET, serve as POST };
