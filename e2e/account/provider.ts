// node --conditions=react-server --import tsx e2e/account/provider.ts PORT STUDIO: a company's OpenID Connect provider for the studio at an address.
import { startProvider } from '@/lib/testing/oidc-provider';

const [port = '', studio = ''] = process.argv.slice(2);
const { people } = await startProvider({
  port: Number(port),
  redirectUri: `${studio}/api/auth/oidc/callback`,
});
people.set('unverified@example.test', { email: 'unverified@example.test', email_verified: false });
