import { Readable } from 'node:stream';

/** Pieces of text as the body of a response; read no faster than they are taken. */
export function textStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    for await (const piece of pieces) yield encoder.encode(piece);
  }
  return Readable.toWeb(Readable.from(bytes(), { objectMode: false })) as ReadableStream<Uint8Array>;
}
