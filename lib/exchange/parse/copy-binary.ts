const SIGNATURE_BYTES = 11;

/**
 * The bytes of a COPY ... TO STDOUT (FORMAT binary) of one bytea column: the values one after another, in pieces as they
 * come, without what frames them.
 */
export async function* copiedBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer = Buffer.alloc(0);
  let started = false;
  let left = 0;
  for await (const piece of chunks) {
    pending = pending.length > 0 ? Buffer.concat([pending, piece]) : piece;
    for (;;) {
      if (left > 0) {
        const part = pending.subarray(0, left);
        if (part.length === 0) break;
        left -= part.length;
        pending = pending.subarray(part.length);
        yield part;
      } else if (!started) {
        const whole = SIGNATURE_BYTES + 8;
        if (pending.length < whole) break;
        const extension = pending.readInt32BE(SIGNATURE_BYTES + 4);
        if (pending.length < whole + extension) break;
        pending = pending.subarray(whole + extension);
        started = true;
      } else {
        // A row is its number of columns, here 1, and each value behind its length; -1 columns end the stream.
        if (pending.length >= 2 && pending.readInt16BE(0) === -1) break;
        if (pending.length < 6) break;
        left = Math.max(0, pending.readInt32BE(2));
        pending = pending.subarray(6);
      }
    }
  }
}
