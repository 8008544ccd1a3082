import { hash } from 'node:crypto';

/** SHA-256, hex, of the three texts, parted by NUL, which no text may hold. Tells "the same sample" from "the same id". */
export function textHash(question: string, reference: string, answer: string): string {
  return hash('sha256', `${question}\0${reference}\0${answer}`);
}

/** The id of a sample whose source gave none. */
export function idFromHash(hash: string): string {
  return `sha256-${hash.slice(0, 24)}`;
}
