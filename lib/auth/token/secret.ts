import { createHash, randomBytes } from 'node:crypto';

/** What every API token begins with, so that secret scanners know one where it should not be. */
const TOKEN_START = 'f4r_';
const BODY = 43; // 32 bytes in base64url
const CHECK = 6; // 4 bytes in base64url
const SHAPE = new RegExp(`^${TOKEN_START}[\\w-]{${BODY + CHECK}}$`);

/** How a token begins where it is shown again: enough to know it, too little to guess it. */
const SHOWN = TOKEN_START.length + 6;

/** A new API token: `secret` is told once, the rest is kept. */
export function newApiToken(): { secret: string; secretHash: string; prefix: string } {
  const body = randomBytes(32).toString('base64url');
  const secret = `${TOKEN_START}${body}${checksum(body)}`;
  return { secret, secretHash: hashApiToken(secret), prefix: secret.slice(0, SHOWN) };
}

/** Whether a text has the shape of an API token and its checksum is right; nothing is looked up. */
export function isApiToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const body = text.slice(TOKEN_START.length, TOKEN_START.length + BODY);
  return text.endsWith(checksum(body));
}

/** SHA-256, hex, by which a token is found again. */
export const hashApiToken = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The first four bytes of the body's SHA-256, in base64url: it tells a typing error, and protects nothing. */
const checksum = (body: string): string =>
  createHash('sha256').update(body).digest().subarray(0, 4).toString('base64url');
