import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import http from 'node:http';
import { Provider } from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  /** What the provider says of who signs in under a name; may be changed while it runs. */
  people: Map<string, Record<string, unknown>>;
  stop(): Promise<void>;
}

interface Options {
  redirectUri: string;
  port?: number;
  /** Puts the claims into the ID token too, as Keycloak and Entra ID do; the standard's way is UserInfo alone. */
  inIdToken?: boolean;
}

export const CLIENT = { id: 'studio', secret: 'a secret between the studio and its provider' };

/**
 * A real OpenID Connect provider on this machine, which takes any password. A name nobody has set up is an address of its own, verified.
 */
export async function startProvider({
  redirectUri,
  port = 0,
  inIdToken = false,
}: Options): Promise<TestProvider> {
  const people = new Map<string, Record<string, unknown>>();
  // The issuer is known when the port is, and the port when the server listens.
  const server = http.createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !inIdToken,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: true } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...(people.get(id) ?? { email: id, email_verified: true, name: id }) }),
    }),
    // The company has agreed for its people: nobody is asked what the studio may see.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  server.on('request', provider.callback());
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, people, stop };
}

/** A browser that only follows redirects and keeps cookies of the provider; what it signs in with is any password. */
export class ProviderBrowser {
  private readonly cookies = new Map<string, string>();

  /** Opens the address, signs in as `login` where it is asked for, and returns where the provider sends it back to. */
  async signIn(address: URL, login: string, redirectUri: string): Promise<URL> {
    let at = address;
    for (let step = 0; step < 12; step += 1) {
      if (at.href.startsWith(redirectUri)) return at;
      const form = /\/interaction\/[^/]+$/.test(at.pathname)
        ? { method: 'POST', body: new URLSearchParams({ prompt: 'login', login, password: 'any' }) }
        : {};
      const response = await fetch(at, {
        ...form,
        redirect: 'manual',
        headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        this.cookies.set(name!, value!);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
      at = new URL(location, at);
    }
    throw new Error('The provider redirects without end');
  }
}
