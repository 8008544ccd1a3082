/**
 * Bytes as the body of a response; read no faster than they are taken, and no further once nobody takes them. Node's own Readable.toWeb
 * throws past everybody, and so ends the process, where a download is broken off while a piece is on its way.
 */
export function byteStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await source.return?.();
    },
  });
}
