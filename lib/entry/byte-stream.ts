import { Readable } from 'node:stream';

/** Bytes as the body of a response; read no faster than they are taken. */
export const byteStream = (bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;
