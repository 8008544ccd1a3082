/** The bytes of a file, wherever they are kept: from the beginning on, or any part of them. */
export interface FileBytes {
  readonly size: number;
  stream(): AsyncIterable<Uint8Array>;
  /** From `start` to `end`, half open; both lie within the file. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Bytes that are in memory already. */
export function memoryBytes(bytes: Uint8Array): FileBytes {
  return {
    size: bytes.length,
    async *stream() {
      if (bytes.length > 0) yield bytes;
    },
    read: async (start, end) => bytes.subarray(start, end),
  };
}

const STEP = 256 * 1024;

/** Parts of a file one after another, for where only parts can be had. */
export async function* partByPart(
  { read }: Pick<FileBytes, 'read'>,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += STEP) yield await read(at, Math.min(end, at + STEP));
}
