/** About how many bytes are handed out at a time. */
const PIECE = 256 * 1024;

/**
 * Texts and bytes one after another, as pieces of bytes. Each text is encoded by itself: one that is joined of many takes several times
 * as long.
 */
export function bytePieces() {
  let [piece, at] = [Buffer.allocUnsafe(PIECE), 0];
  let full: Uint8Array[] = [];

  function makeRoom(bytes: number): void {
    if (at + bytes <= piece.length) return;
    if (at > 0) full.push(piece.subarray(0, at));
    [piece, at] = [Buffer.allocUnsafe(Math.max(PIECE, bytes)), 0];
  }
  return {
    addText(text: string): void {
      const most = text.length * 3; // that UTF-8 may take
      makeRoom(most <= PIECE ? most : Buffer.byteLength(text));
      at += piece.write(text, at);
    },
    addBytes(bytes: Buffer): void {
      makeRoom(bytes.length);
      at += bytes.copy(piece, at);
    },
    /** The pieces that are full. */
    taken(): Uint8Array[] {
      const pieces = full;
      full = [];
      return pieces;
    },
    /** The last piece. */
    rest: (): Uint8Array => piece.subarray(0, at),
  };
}

/** Texts as bytes, one after another; reads no faster than these are taken. */
export async function* utf8(pages: AsyncIterable<Iterable<string>>): AsyncGenerator<Uint8Array> {
  const pieces = bytePieces();
  for await (const page of pages) {
    for (const text of page) pieces.addText(text);
    yield* pieces.taken();
  }
  const rest = pieces.rest();
  if (rest.length > 0) yield rest;
}
