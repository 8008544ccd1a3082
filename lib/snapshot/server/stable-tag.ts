import { createHash } from 'node:crypto';
import path from 'node:path';
import { version } from '@/package.json';

/**
 * A strong entity tag of bytes that follow from these values alone, and from the code that writes them: a download that was begun before
 * an upgrade starts over after it.
 */
export const stableTag = (made: readonly unknown[]): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([writtenWith(), made]))
    .digest('base64url')}"`;

/** The bundle's folder bears the hash of its sources; a web app that was started by itself has none. */
const writtenWith = (): string => path.basename(process.env.FACE4RAG_BUNDLE ?? version);
