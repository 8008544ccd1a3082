import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { accountName, personNameField } from '../fields';

/** Whom the provider vouches for. */
export interface Identity {
  issuer: string;
  subject: string;
  /** As accounts are looked up by; null where the provider sends none that is an address. */
  email: string | null;
  emailVerified: boolean;
  name: string;
  /** When they last gave the provider their password; null where it does not say. */
  signedInAt: Date | null;
}

/** Claims of an ID token that was checked, or of the UserInfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>;

/** Plain letters alone: folding wide or composed ones would make one person's address another's. */
const plainAddress = storableText.pipe(z.email().max(254));

/**
 * Reads claims. Only `email_verified: true` counts; where the claim is missing, `assumeVerified` decides. Never reads another claim, such
 * as upn or preferred_username, for the address: people can choose those themselves.
 */
export function identityOf(claims: Claims, assumeVerified: boolean): Identity {
  const address = plainAddress.safeParse(claims.email);
  const { email_verified: verified, auth_time: time } = claims;
  const email = address.success ? accountName(address.data) : null;
  const name = [claims.name, claims.preferred_username, email]
    .map((text) => personNameField.safeParse(text))
    .find(({ success }) => success)?.data;
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email,
    emailVerified: verified === true || (verified === undefined && assumeVerified),
    name: name ?? 'Somebody',
    signedInAt: typeof time === 'number' && Number.isFinite(time) ? new Date(time * 1000) : null,
  };
}

/** How accounts name a provider. */
export const providerIdOf = (issuer: string): string => `oidc:${issuer}`;
