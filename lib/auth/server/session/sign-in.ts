import { type APIError, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import type { Auth } from '@/lib/auth/better-auth';
import { SECOND_STEP_OWED } from '@/lib/auth/second-factor/server/second-factor-plugin';
import { fail } from '@/lib/errors';

const schema = z.object({ email: storableText.trim(), password: storableText });

/**
 * Opens a session, or says that the password was right and a code is owed; the cookie is set by better-auth's Next plugin. Fails with `invalid` (wrong_credentials, which does
 * not tell whether the account exists), `rate_limited`, or state/user_disabled, said only to who knows the password.
 */
export async function signIn(
  auth: Auth,
  headers: Headers,
  input: z.input<typeof schema>,
): Promise<{ userId: string } | { owesCode: true }> {
  const body = schema.parse(input);
  try {
    const { user } = await auth.api.signInEmail({ body, headers });
    return { userId: user.id };
  } catch (thrown) {
    if (!isAPIError(thrown)) throw thrown; // the library makes them of two classes
    if (thrown.body?.code === SECOND_STEP_OWED) return { owesCode: true };
    refuse(thrown);
  }
}

function refuse(error: APIError): never {
  const code = error.body?.code;
  if (code === 'SLOW_DOWN')
    fail({ code: 'rate_limited', retryAfterSeconds: Number(error.body?.retryAfterSeconds) });
  if (code === 'USER_DISABLED') fail({ code: 'state', object: 'user', reason: 'user_disabled' });
  if (typeof error.statusCode === 'number' && error.statusCode < 500)
    fail({ code: 'invalid', issues: [{ path: 'password', code: 'wrong_credentials' }] });
  throw error;
}
