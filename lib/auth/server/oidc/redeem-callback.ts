import * as oidc from 'openid-client';
import { now } from '@/lib/clock';
import { log } from '@/lib/log';
import { type Identity, identityOf } from '@/lib/auth/oidc/identity';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';
import type { Flow } from './flow-cookie';
import { discover, type Provider } from './provider';

/** Clocks of two machines, and the seconds between two rounds of a redirect. */
const SKEW_SECONDS = 30;

/**
 * Redeems what the provider sent the browser back with. The library checks state, issuer (also of the response, RFC 9207), audience,
 * signature, expiry, nonce, and the age of the sign-in where a session is confirmed. Fails with RefusedByProvider.
 */
export async function redeemCallback(provider: Provider, flow: Flow, callback: URL): Promise<Identity> {
  const config = await discover(provider);
  try {
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
      ...(flow.confirms && { maxAge: Math.ceil((now().getTime() - flow.beganAt) / 1000) + SKEW_SECONDS }),
    });
    const claims = tokens.claims()!;
    // Many providers put the address into the ID token, others (the standard's way for a code) keep it at UserInfo.
    const more =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
    return identityOf({ ...more, ...claims }, provider.assumeVerified);
  } catch (cause) {
    throw rejectionOf(cause);
  }
}

function rejectionOf(cause: unknown): RefusedByProvider {
  const { code, name } = cause as { code?: string; name?: string };
  const refuse = (reason: RefusedByProvider['reason']) => new RefusedByProvider(reason, { cause });
  if (cause instanceof oidc.AuthorizationResponseError)
    return refuse(cause.error === 'access_denied' ? 'denied' : 'provider_error');
  // What the provider wrote stays out of the log; the library's own code says which check failed.
  log.warn({ code: code ?? name }, 'the answer of the sign-in provider was refused');
  if (code === 'OAUTH_TIMEOUT' || (cause instanceof TypeError && cause.message === 'fetch failed'))
    return refuse('unavailable');
  return refuse('not_verified');
}
