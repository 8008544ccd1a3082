import { z } from 'zod';

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Codes and tokens travel to it: https, unless it runs on this very machine. */
function isSafeIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash, username } = new URL(address);
  const plain = search === '' && hash === '' && username === '';
  return plain && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)));
}

const choice = z
  .enum(['true', 'false'], 'it has to be true or false')
  .default('false')
  .transform((value) => value === 'true');

/** Settings of the OpenID Connect provider by which people may sign in. */
export const OIDC_SETTINGS = {
  OIDC_ISSUER: z
    .string()
    .refine(isSafeIssuer, 'it has to be an https address without query (http only on this machine)')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  /** Without it the studio is a public client, which PKCE alone protects. */
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button calls the provider. */
  OIDC_NAME: z.string().max(60, 'it has to be at most 60 characters').default('OpenID Connect'),
  OIDC_SCOPES: z
    .string()
    .refine((scopes) => scopes.split(/\s+/).includes('openid'), 'it has to hold openid')
    .default('openid email profile'),
  /** For a provider that sends no email_verified at all; what it says to be unverified stays unverified. */
  OIDC_ASSUME_EMAIL_VERIFIED: choice,
  /** Whether anybody the provider vouches for gets an account, without projects. */
  OIDC_CREATE: choice,
};

/** A provider without the id under which it knows the studio is of no use. */
export const ID_WITH_ISSUER = {
  holds: (env: { OIDC_ISSUER?: string; OIDC_CLIENT_ID?: string }) =>
    (env.OIDC_ISSUER === undefined) === (env.OIDC_CLIENT_ID === undefined),
  path: ['OIDC_CLIENT_ID'],
  message: 'OIDC_ISSUER and OIDC_CLIENT_ID have to be given together',
};
