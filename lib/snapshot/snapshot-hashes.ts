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

  /** The place of the line, in UTF-8, from 0, and its own hash. */
  add(line: Buffer, split: string): { position: number; hash: string } {
    const hash = createHash('sha256').update(line).digest('hex');
    this.#whole.update(line).update('\n');
    const own = this.#splits.find(({ name }) => name === split);
    if (own) {
      own.samples += 1;
      own.running.update(line).update('\n');
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
