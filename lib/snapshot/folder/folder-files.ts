import { writeParquet } from '@/lib/exchange/formats/parquet/write-parquet';
import type { SnapshotRecord } from '../snapshot-line';
import { folderCard } from './card';
import { folderCitation } from './citation';
import { folderCroissant, type WrittenFile } from './croissant';
import { type FolderSource, folderSplits, tablePath } from './folder-view';

/** A file of the folder; its bytes are made as they are taken. */
export interface FolderFile {
  path: string;
  /** `written`: the files before it. */
  bytes(written: readonly WrittenFile[]): AsyncIterable<Uint8Array>;
}

/**
 * The files of a snapshot's folder in their order: the card, terms and guidelines, each table split by split, and last what tells of
 * the files before: croissant.json and manifest.json.
 *
 * @param records those of a split, of all where it is null
 */
export function folderFiles(
  source: FolderSource,
  records: (split: string | null) => AsyncIterable<readonly SnapshotRecord[]>,
): FolderFile[] {
  const { snapshot, manifest, guideline, tables } = source;
  const text = (path: string, words: (written: readonly WrittenFile[]) => string): FolderFile => ({
    path,
    async *bytes(written) {
      yield new TextEncoder().encode(words(written));
    },
  });
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    text('README.md', () => folderCard(source)),
    text('CITATION.cff', () => folderCitation(source)),
    ...(snapshot.terms.licence === '' ? [] : [text('LICENSE', () => `${snapshot.terms.licence}\n`)]),
    ...(guideline === null ? [] : [text('guidelines.md', () => guideline)]),
    ...tables.flatMap(({ name, rows }) =>
      folderSplits(manifest).map((split): FolderFile => ({
        path: tablePath(name, split.name),
        bytes: () => writeParquet(records(split.of), rows),
      })),
    ),
    text('croissant.json', (written) => json(folderCroissant(source, written))),
    text('manifest.json', (written) => json({ ...manifest, number: snapshot.number, files: written })),
  ];
}
