/** Texts as bytes, one by one; reads no faster than these are taken. */
export async function* utf8(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
