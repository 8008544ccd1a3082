const CHUNK_BYTES = 1024 * 1024;

/** The bytes of a body in chunks of about a mebibyte; what came before a break is a chunk too, and then the break is thrown. */
export async function* inChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of chunks) {
      pending.push(piece);
      size += piece.length;
      if (size < CHUNK_BYTES) continue;
      const chunk = Buffer.concat(pending, size);
      [pending, size] = [[], 0];
      yield chunk;
    }
  } catch (broken) {
    if (size > 0) yield Buffer.concat(pending, size);
    throw broken;
  }
  if (size > 0) yield Buffer.concat(pending, size);
}
