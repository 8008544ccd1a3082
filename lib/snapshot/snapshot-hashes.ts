import { createHash, type Hash } from 'node:crypto';
import type { SnapshotManifest } from './manifest-view-schema';
import type { SnapshotSplit } from './split';

/** Hashes a snapshot line by line: the whole, and each split. Lines come by id, in the order of Unicode code points. */
export class SnapshotHashes {
  lines = 0;
  #whole = createHash('sha256');
  #splits: (SnapshotSplit & { samples: number; running: Hash })[];

  constructor(splits: readonly SnapshotSplit[]) {
    this.#splits = splits.map((split) => ({ ...split, samples: 0, running: createHash('sha256') }));
  }

  /** The place of the line, from 0, and its own hash. */
  add(line: string, split: string): { position: number; hash: string } {
    const bytes = Buffer.from(`${line}\n`);
    const hash = createHash('sha256').update(bytes.subarray(0, -1)).digest('hex');
    this.#whole.update(bytes);
    const own = this.#splits.find(({ name }) => name === split);
    if (own) {
      own.samples += 1;
      own.running.update(bytes);
    }
    this.lines += 1;
    return { position: this.lines - 1, hash };
  }

  /** To be asked once, at the end. */
  result(): Pick<SnapshotManifest, 'hash' | 'splits'> {
    return {
      hash: this.#whole.digest('hex'),
      splits: this.#splits.map(({ name, share, samples, running }) => ({
        ...{ name, share, samples },
        hash: running.digest('hex'),
      })),
    };
  }
}
