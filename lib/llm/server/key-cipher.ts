import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts an API key with a key made from FACE4RAG_SECRET (HKDF-SHA-256, AES-256-GCM); bound to its endpoint's id. */
export function sealKey(apiKey: string, endpointId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(), nonce).setAAD(Buffer.from(endpointId));
  const sealed = Buffer.concat([cipher.update(apiKey, 'utf8'), cipher.final()]);
  return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')].join(':');
}

/** The API key again, or null when it was sealed with another FACE4RAG_SECRET or for another endpoint. */
export function openKey(sealed: string, endpointId: string): string | null {
  const [version, text] = sealed.split(':');
  if (version !== VERSION || !text) return null;
  const bytes = Buffer.from(text, 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(endpointId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function cipherKey(): Buffer {
  const secret = env().FACE4RAG_SECRET;
  if (!secret) throw new Error('FACE4RAG_SECRET is not set: API keys cannot be kept');
  return Buffer.from(hkdfSync('sha256', secret, '', 'face4rag endpoint keys', 32));
}
