const TEXT_OID = 25;
const HEADER_BYTES = 20;
/** A UTF-16 unit takes at most this many bytes of UTF-8. */
const MOST_BYTES = 3;

/**
 * A text[] in PostgreSQL's binary format, as a parameter of a statement: bytes need no quoting on this side and no
 * parsing on the other. Texts must be well-formed and free of NUL.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  const most = values.reduce((sum, value) => sum + 4 + (value === null ? 0 : value.length * MOST_BYTES), 0);
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + most);
  bytes.writeInt32BE(1, 0); // dimensions
  bytes.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  bytes.writeInt32BE(TEXT_OID, 8);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16); // index of the first
  let at = HEADER_BYTES;
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4);
    bytes.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  return bytes.subarray(0, at);
}
