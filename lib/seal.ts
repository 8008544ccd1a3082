import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed; each kind has a key of its own, made from FACE4RAG_SECRET. */
export type Sealed = 'endpoint keys' | 'second factors' | 'kept responses' | 'webhook keys';

/** Encrypts a secret with a key made from FACE4RAG_SECRET (HKDF-SHA-256, AES-256-GCM); bound to the row of that id. */
export function seal(kind: Sealed, secret: string, id: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(kind), nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')].join(':');
}

/** The secret again, or null when it was sealed with another FACE4RAG_SECRET, for another row, or as another kind. */
export function unseal(kind: Sealed, sealed: string, id: string): string | null {
  const [version, text] = sealed.split(':');
  if (version !== VERSION || !text) return null;
  const bytes = Buffer.from(text, 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(kind), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function cipherKey(kind: Sealed): Buffer {
  const secret = env().FACE4RAG_SECRET;
  if (!secret) throw new Error(`FACE4RAG_SECRET is not set: ${kind} cannot be kept`);
  return Buffer.from(hkdfSync('sha256', secret, '', `face4rag ${kind}`, 32));
}
