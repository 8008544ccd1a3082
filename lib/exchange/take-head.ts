import { detectSettings, type Head, HEAD_BYTES } from './detect';

/** Room for the longest row that is taken, in any encoding. */
export const MOST_HEAD_BYTES = 32 * HEAD_BYTES;

/**
 * The first bytes of a file, as many as tell how it is read: HEAD_BYTES, and more while its first row does not end in
 * them. Takes no more of the pieces than that.
 */
export async function takeHead(pieces: AsyncIterable<Uint8Array>): Promise<Head> {
  const taken: Uint8Array[] = [];
  let size = 0;
  let wanted = HEAD_BYTES;
  for await (const piece of pieces) {
    taken.push(piece);
    size += piece.length;
    if (size < wanted) continue;
    const head = { bytes: Buffer.concat(taken), whole: false };
    if (size >= MOST_HEAD_BYTES || tells(head)) return head;
    wanted = Math.min(4 * size, MOST_HEAD_BYTES);
  }
  return { bytes: Buffer.concat(taken), whole: true };
}

/** A table tells by its header, and what is no text is refused. */
function tells(head: Head): boolean {
  const settings = detectSettings(head);
  return settings === null || settings.format === 'table' || settings.columns.length > 0;
}
