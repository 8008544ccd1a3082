import type { SnapshotRecord } from '../snapshot-line';
import { folderCard } from './card';
import { folderCitation } from './citation';
import { folderCroissant, type WrittenFile } from './croissant';
import { type FolderSource, folderSplits } from './folder-view';
import { withLineFeeds } from './markdown-text';
import { splitFiles } from './split-files';

/** A file of the folder. */
export interface FolderFile {
  path: string;
  /** `written`: the files before it. */
  bytes(written: readonly WrittenFile[]): Buffer;
}

/**
 * The files of a snapshot's folder in their order: the card, terms and guidelines, the tables split by split, and last what tells of
 * the files before: croissant.json and manifest.json.
 *
 * @param records those of a split, of all where it is null
 */
export async function* folderFiles(
  given: FolderSource,
  records: (split: string | null) => AsyncIterable<readonly SnapshotRecord[]>,
): AsyncGenerator<FolderFile> {
  const terms = plainTerms(given.snapshot.terms);
  const source = { ...given, snapshot: { ...given.snapshot, terms } };
  const { manifest, guideline, tables, snapshot } = source;
  yield text('README.md', () => folderCard(source));
  yield text('CITATION.cff', () => folderCitation(source));
  if (terms.licence !== '') yield text('LICENSE', () => `${terms.licence}\n`);
  if (guideline !== null) yield text('guidelines.md', () => guideline);
  for (const { name, of } of folderSplits(manifest))
    for await (const { path, bytes } of splitFiles(tables, name, records(of)))
      yield { path, bytes: () => bytes };
  yield json('croissant.json', (written) => folderCroissant(source, written));
  yield json('manifest.json', (written) => ({ ...manifest, number: snapshot.number, files: written }));
}

/** A form sends its line ends as CR LF. */
const plainTerms = ({ licence, citation, contact }: Terms): Terms => ({
  licence: withLineFeeds(licence),
  citation: withLineFeeds(citation),
  contact: withLineFeeds(contact),
});
type Terms = FolderSource['snapshot']['terms'];

const text = (path: string, words: (written: readonly WrittenFile[]) => string): FolderFile => ({
  path,
  bytes: (written) => Buffer.from(words(written)),
});

const json = (path: string, value: (written: readonly WrittenFile[]) => unknown): FolderFile =>
  text(path, (written) => `${JSON.stringify(value(written), null, 2)}\n`);
