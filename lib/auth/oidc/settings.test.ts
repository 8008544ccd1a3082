import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';

const given = { OIDC_ISSUER: 'https://id.example.com/realms/one', OIDC_CLIENT_ID: 'studio' };

describe('the settings of the provider', () => {
  it('have the scopes and refusals that a company expects when nothing else is said', () => {
    expect(parseEnv(given)).toMatchObject({
      OIDC_SCOPES: 'openid email profile',
      OIDC_ASSUME_EMAIL_VERIFIED: false,
      OIDC_CREATE: false,
    });
  });

  it.each(['http://localhost:8080/realms/one', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'take http on this machine: %s',
    (issuer) => {
      expect(parseEnv({ ...given, OIDC_ISSUER: issuer }).OIDC_ISSUER).toBe(issuer);
    },
  );

  it.each([
    ['OIDC_ISSUER', 'http://id.example.com', 'it has to be an https address'],
    ['OIDC_ISSUER', 'http://127.0.0.1.example.com', 'it has to be an https address'],
    ['OIDC_ISSUER', 'https://id.example.com/?tenant=1', 'it has to be an https address'],
    ['OIDC_ISSUER', 'nowhere', 'it has to be an https address'],
    ['OIDC_CLIENT_ID', '', 'OIDC_ISSUER and OIDC_CLIENT_ID have to be given together'],
    ['OIDC_SCOPES', 'email', 'it has to hold openid'],
    ['OIDC_CREATE', 'perhaps', 'it has to be true or false'],
    ['OIDC_ASSUME_EMAIL_VERIFIED', 'yes please', 'it has to be true or false'],
  ])('name %s when it is %j', (name, value, rule) => {
    expect(() => parseEnv({ ...given, [name]: value })).toThrow(`The setting ${name} is wrong: ${rule}`);
  });
});
