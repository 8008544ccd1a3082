import type { FileBytes } from './file-bytes';

/** A file that is kept in chunks, as an upload is. */
export interface StoredChunks {
  size: number;
  stream(): AsyncIterable<Uint8Array>;
  /** How long each chunk is, in their order. */
  lengths(): Promise<readonly number[]>;
  load(position: number): Promise<Uint8Array>;
}

/** Chunks that were used last stay in memory: two streams of one file may read in turn. */
const KEPT = 4;

/** Any part of a file that is kept in chunks; memory holds a few of them. */
export function chunkedBytes({ size, stream, lengths, load }: StoredChunks): FileBytes {
  const kept = new Map<number, Promise<Uint8Array>>();
  let ends: Promise<number[]> | null = null;
  const loadEnds = async (): Promise<number[]> => {
    let end = 0;
    return (await lengths()).map((length) => (end += length));
  };
  const chunk = (position: number): Promise<Uint8Array> => {
    const loaded = kept.get(position) ?? load(position);
    kept.delete(position);
    kept.set(position, loaded);
    loaded.catch(() => kept.delete(position));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return loaded;
  };
  return {
    size,
    stream,
    async read(start, end) {
      const known = await (ends ??= loadEnds());
      const parts: Uint8Array[] = [];
      let position = firstAfter(known, start);
      for (let at = start; at < end && position < known.length; position += 1) {
        const from = position === 0 ? 0 : known[position - 1]!;
        const part = (await chunk(position)).subarray(at - from, end - from);
        parts.push(part);
        at += part.length;
      }
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    },
  };
}

/** The first place whose end lies behind `offset`. */
function firstAfter(ends: readonly number[], offset: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
