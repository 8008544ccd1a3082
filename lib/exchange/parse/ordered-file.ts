import { storableText } from '@/lib/storable-schema';
import { type FileBytes, memoryBytes } from '../bytes/file-bytes';

const MOST_BYTES = 8 * 1024 * 1024;
/** Of an order, whose file is in base64. */
export const MOST_ORDER_BYTES = 2 * MOST_BYTES;

/** A file that goes with an order, in its own fields. */
export const orderedFileFields = (about: string) => ({
  fileName: storableText.max(300).nullable().default(null),
  file: storableText.max(MOST_ORDER_BYTES).nullable().default(null).describe(about),
});

/** Such a file as it was sent. */
export interface OrderedFile {
  fileName: string | null;
  file: string | null;
}

/** What a reader of files finds in the file of an order; null: it has none. Fails as the reader does. */
export async function readOrderedFile<Found>(
  { fileName, file }: OrderedFile,
  read: (name: string, bytes: FileBytes) => Promise<Found>,
): Promise<Found | null> {
  if (file === null) return null;
  return read(fileName ?? '', memoryBytes(Buffer.from(file, 'base64')));
}
