import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, 256 bits, and the hash by which it is found again. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256, hex. Enough for a secret that cannot be guessed; a slow hash is for what people make up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
