import { type Detected, detectHead } from '../dialect/detect-head';
import { type Head, HEAD_BYTES } from '../dialect/detect';

/** Room for the longest row that is taken, in any encoding. */
export const MOST_HEAD_BYTES = 32 * HEAD_BYTES;

/**
 * The first bytes of a file, as many as tell how it is read: HEAD_BYTES, and more while its first row does not end in
 * them; and how they say that it is read. Takes no more of the pieces than that.
 */
export async function readHead(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ head: Head; settings: Detected['settings'] }> {
  const taken: Uint8Array[] = [];
  let size = 0;
  let wanted = HEAD_BYTES;
  for await (const piece of chunks) {
    taken.push(piece);
    size += piece.length;
    if (size < wanted) continue;
    const head = { bytes: Buffer.concat(taken), whole: false };
    const { settings, tells } = detectHead(head);
    if (size >= MOST_HEAD_BYTES || tells) return { head, settings };
    wanted = Math.min(4 * size, MOST_HEAD_BYTES);
  }
  const head = { bytes: Buffer.concat(taken), whole: true };
  return { head, settings: detectHead(head).settings };
}
