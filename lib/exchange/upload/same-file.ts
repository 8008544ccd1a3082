import type { ImportView } from '../import/view';

/** Longer names of files are cut. */
export const NAME_LENGTH = 300;

interface ChosenFile {
  name: string;
  size: number;
  lastModified: number;
}

/** Whether a chosen file is the one of an upload that was begun: by name, size and the time of its last change. */
export function isSameFile(row: ImportView, { name, size, lastModified }: ChosenFile): boolean {
  return (
    row.state === 'uploading' &&
    row.fileName === name.slice(0, NAME_LENGTH) &&
    row.size === size &&
    row.modified === lastModified
  );
}
