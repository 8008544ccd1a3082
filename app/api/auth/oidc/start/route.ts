import { beginSignIn } from '@/lib/auth/server/oidc/begin-sign-in';
import { limitProviderSignIns } from '@/lib/auth/server/oidc/limit-begin';
import { findProvider } from '@/lib/auth/server/oidc/provider';
import { requireSessionId } from '@/lib/entry/require-ctx';
import { anonymousCtx } from '@/lib/entry/anonymous';
import { answerRefusal, callbackUrl, goTo, nextOf } from '../answer';

/** Sends somebody to the provider: to sign in, or with `confirm` to give their password there again. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const provider = findProvider();
  if (!provider) return new Response(null, { status: 404 });
  const confirms = searchParams.has('confirm');
  const next = nextOf(searchParams.get('next'));
  try {
    await limitProviderSignIns(anonymousCtx().db, request.headers);
    const { url, cookie } = await beginSignIn(provider, {
      redirectUri: callbackUrl().href,
      next,
      confirms: confirms ? await requireSessionId() : null,
    });
    return goTo(url.href, cookie);
  } catch (thrown) {
    return answerRefusal(thrown, { next, confirms });
  }
}
