import { setImmediate } from 'node:timers/promises';

/** Samples that are mapped in one go. */
const PART = 10;

/** Maps a page of samples; after every few of them, bytes of the pages that follow are read, which the database waits for. */
export async function mapSamples<Sample, Mapped>(
  page: readonly Sample[],
  map: (sample: Sample) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const sample of page) {
    mapped.push(map(sample));
    if (mapped.length % PART === 0) await setImmediate();
  }
  return mapped;
}
