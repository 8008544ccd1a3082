const TEXT_OID = 25;
const HEADER_BYTES = 20;
/**
 * A text[] in PostgreSQL's binary format, as a parameter of a statement: bytes need no quoting on this side and no
 * parsing on the other. Texts, or their UTF-8, must be well-formed and free of NUL.
 */
export function textArray(values: readonly (string | Buffer | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const bytes = Buffer.allocUnsafe(
    lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), HEADER_BYTES),
  );
  bytes.writeInt32BE(1, 0); // dimensions
  bytes.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  bytes.writeInt32BE(TEXT_OID, 8);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16); // index of the first
  let at = HEADER_BYTES;
  values.forEach((value, index) => {
    bytes.writeInt32BE(lengths[index]!, at);
    at += 4;
    if (typeof value === 'string') at += bytes.write(value, at);
    else if (value !== null) at += value.copy(bytes, at);
  });
  return bytes;
}
