import { Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows one code. */
export const STEP_SECONDS = 30;
/** What apps show a person's accounts under. */
const ISSUER = 'Face4RAG Studio';

/** A new secret to share with an app: 160 random bits in Base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the QR code. */
export const totpUri = (secret: string, account: string): string => totp(secret, account).toString();

/** The code that an app shows at that time. */
export const totpCode = (secret: string, time: Date): string =>
  totp(secret).generate({ timestamp: time.getTime() });

/** The step that a code belongs to, if it is the present one, the one before it or the one after it; null for every other code. */
export function stepOf(secret: string, code: string, time: Date): number | null {
  const timestamp = time.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
