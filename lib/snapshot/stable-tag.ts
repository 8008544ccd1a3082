import { createHash } from 'node:crypto';
import { version } from '@/package.json';

/** Bytes that are made anew each time that they are read, and never made where they are not. */
export const repeatable = (make: () => AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => make()[Symbol.asyncIterator](),
});

/** A strong entity tag of bytes that follow from these values alone, and from the version of the studio that writes them. */
export const stableTag = (made: readonly unknown[]): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([version, made]))
    .digest('base64url')}"`;
