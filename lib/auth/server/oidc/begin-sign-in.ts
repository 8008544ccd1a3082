import * as oidc from 'openid-client';
import { now } from '@/lib/clock';
import { type Flow, sealFlow } from './flow-cookie';
import { discover, type Provider } from './provider';

interface Wanted {
  redirectUri: string;
  next: string;
  /** The session of somebody who has to give their password at the provider again. */
  confirms: string | null;
}

/** Where to send the browser, and the cookie to send along. Fails with `unavailable`. */
export async function beginSignIn(provider: Provider, wanted: Wanted): Promise<{ url: URL; cookie: string }> {
  const config = await discover(provider);
  const flow: Flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    next: wanted.next,
    confirms: wanted.confirms,
    beganAt: now().getTime(),
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: wanted.redirectUri,
    scope: provider.scopes,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(flow.confirms && { prompt: 'login', max_age: '0' }),
  });
  return { url, cookie: await sealFlow(flow) };
}
