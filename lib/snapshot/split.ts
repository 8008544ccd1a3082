import { createHash } from 'node:crypto';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** Names that the `datasets` library takes for splits: letters, digits and underscores, with dots between. */
const SPLIT_NAME = /^\w+(\.\w+)*$/;
const MOST_SPLITS = 10;

const splitSchema = z.object({
  name: storableText.max(50).regex(SPLIT_NAME),
  /** Per cent of the questions. */
  share: z.number().int().min(1).max(99),
});
export type SnapshotSplit = z.output<typeof splitSchema>;

/** The splits of a snapshot: none, or several whose shares make 100. */
export const splitsSchema = z
  .array(splitSchema)
  .max(MOST_SPLITS)
  .refine((splits) => new Set(splits.map(({ name }) => name)).size === splits.length)
  .refine((splits) => splits.length === 0 || splits.reduce((sum, { share }) => sum + share, 0) === 100);

/**
 * The split of a sample; "" where there are none. It hangs on the question alone, or on the reference where there is no question,
 * so that a question's answers and what was constructed of them stay together, and a sample keeps its split in later snapshots
 * with the same splits. Width, case and white space of the question do not count.
 */
export function splitOf(
  { question, reference }: { question: string; reference: string },
  splits: readonly SnapshotSplit[],
): string {
  if (splits.length === 0) return '';
  const place = shareOf(plain(question) || plain(reference)) * 100;
  let end = 0;
  for (const { name, share } of splits) {
    end += share;
    if (place < end) return name;
  }
  return splits.at(-1)!.name;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Where a text stands among all texts, 0 to 1: the first 48 bits of its SHA-256. */
const shareOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48;
