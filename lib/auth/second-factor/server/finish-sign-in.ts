import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import type { Auth } from '@/lib/auth/better-auth';
import { fail } from '@/lib/errors';
import { storableText } from '@/lib/storable-schema';

const schema = z.object({ token: storableText, code: storableText.max(100) });

/**
 * Opens the session that was owed a code; the cookie is set by better-auth's Next plugin. Fails as passSecondStep does, and with
 * state/user_disabled.
 */
export async function finishSignIn(
  auth: Auth,
  headers: Headers,
  input: z.input<typeof schema>,
): Promise<{ userId: string }> {
  const body = schema.parse(input);
  try {
    return await auth.api.signInSecondStep({ body, headers });
  } catch (thrown) {
    if (isAPIError(thrown) && thrown.body?.code === 'USER_DISABLED')
      fail({ code: 'state', object: 'user', reason: 'user_disabled' });
    throw thrown;
  }
}
