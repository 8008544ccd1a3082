import { z } from 'zod';
import { CONTENT_IDS, contentOf } from '@/lib/exchange/contents/registry';
import { EXPORT_FORMAT_IDS, exportFormatOf } from '@/lib/exchange/formats/registry';
import { fileNameOf } from '@/lib/exchange/formats/file-name';
import { storableText } from '@/lib/storable-schema';

/** What a file of a snapshot is: its rows, how they are written, and of which split; all without one. */
export const snapshotFileSchema = z.object({
  rows: z.enum(CONTENT_IDS).default(CONTENT_IDS[0]),
  format: z.enum(EXPORT_FORMAT_IDS).default(EXPORT_FORMAT_IDS[0]),
  /** "" as none: a form sends it. */
  split: storableText
    .max(50)
    .optional()
    .transform((name) => name || undefined),
});
export type SnapshotFile = z.output<typeof snapshotFileSchema>;

/** The name of such a file; `stem` is the project's. */
export const snapshotFileName = (
  stem: string,
  number: number,
  { rows, format, split }: SnapshotFile,
): string =>
  fileNameOf(
    [stem, `v${number}`, ...(split === undefined ? [] : [split])].join('-'),
    contentOf(rows),
    exportFormatOf(format),
  );

/**
 * Whether such a file is made of the snapshot's own lines, which JSON Lines of the native format are: `sha256sum` of them is its hash,
 * or that of the split.
 */
export const isOwnLines = ({ rows, format }: Pick<SnapshotFile, 'rows' | 'format'>): boolean =>
  rows === 'native' && format === 'jsonl';
