import { createHash } from 'node:crypto';
import { version } from '@/package.json';

/** A strong entity tag of bytes that follow from these values alone, and from the version of the studio that writes them. */
export const stableTag = (made: readonly unknown[]): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([version, made]))
    .digest('base64url')}"`;
