import path from 'node:path';
import type { PairFile } from '@/lib/evaluation/order-bias/pair';
import { AppFailure } from '@/lib/errors';
import { diskBytes } from '../../bytes/disk-bytes';
import { readPairs } from '../../judge-test/read-pairs';

/** Which pairs a test over a file is made of. */
export interface PairFileChoice {
  input: string;
  /** So many pairs of the file, from its beginning. */
  limit: number | null;
}

/** The first pairs of a file, and its rows that are none. Throws in words where there are no pairs. */
export async function readPairFile({ input, limit }: PairFileChoice): Promise<PairFile> {
  const file = await read(input);
  const pairs = file.pairs.slice(0, limit ?? undefined);
  if (pairs.length === 0) throw new Error(`${input}: there are no pairs in it.`);
  return { ...file, pairs };
}

async function read(input: string): Promise<PairFile> {
  try {
    return await readPairs(path.basename(input), diskBytes(input));
  } catch (thrown) {
    if (!(thrown instanceof AppFailure) || thrown.error.code !== 'invalid') throw thrown;
    const missing = thrown.error.issues.map(({ path: field }) => field.replace(/^file\.?/, ''));
    const named = missing.filter((column) => column !== '');
    if (named.length === 0) throw thrown;
    throw new Error(`${input}: there is no column for ${named.join(', ')}.`);
  }
}
