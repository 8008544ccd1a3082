import * as oidc from 'openid-client';
import { now } from '@/lib/clock';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { RefusedByProvider } from '@/lib/auth/oidc/provider-error';

/** The provider as the settings name it. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  name: string;
  scopes: string;
  assumeVerified: boolean;
  create: boolean;
}

const TIMEOUT_SECONDS = 10;
/** After an hour its addresses are asked for again; keys are fetched whenever one is unknown. */
const FRESH_MS = 3_600_000;
const found = new Map<string, { config: oidc.Configuration; until: number }>();

/** The provider of the settings; null where people sign in by password alone. */
export function findProvider(settings: Env = env()): Provider | null {
  if (!settings.OIDC_ISSUER || !settings.OIDC_CLIENT_ID) return null;
  return {
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    name: settings.OIDC_NAME,
    scopes: settings.OIDC_SCOPES,
    assumeVerified: settings.OIDC_ASSUME_EMAIL_VERIFIED,
    create: settings.OIDC_CREATE,
  };
}

/** Asks the provider for its addresses, at the first sign-in and not at the start. Fails with `unavailable`. */
export async function discover(provider: Provider): Promise<oidc.Configuration> {
  const key = JSON.stringify(provider);
  const known = found.get(key);
  if (known && known.until > now().getTime()) return known.config;
  const issuer = new URL(provider.issuer);
  const checks = [oidc.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') checks.push(oidc.allowInsecureRequests);
  try {
    const config = await oidc.discovery(issuer, provider.clientId, undefined, clientAuth(provider), {
      execute: checks,
      timeout: TIMEOUT_SECONDS,
    });
    found.set(key, { config, until: now().getTime() + FRESH_MS });
    return config;
  } catch (cause) {
    log.warn({ code: (cause as { code?: string }).code }, 'the sign-in provider cannot be discovered');
    throw new RefusedByProvider('unavailable', { cause });
  }
}

/** With a secret as the provider takes it; "basic" is what the standard says where a provider says nothing. */
function clientAuth({ clientSecret }: Provider): oidc.ClientAuth {
  if (clientSecret === undefined) return oidc.None();
  const post = oidc.ClientSecretPost(clientSecret);
  const basic = oidc.ClientSecretBasic(clientSecret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
