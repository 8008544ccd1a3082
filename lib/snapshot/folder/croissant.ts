import { parquet } from '@/lib/exchange/formats/parquet';
import { titleOf, versionOf } from './card';
import { CROISSANT_CONTEXT } from './croissant-context';
import { croissantFields, notDescribed } from './croissant-fields';
import { featuresOf } from './folder-features';
import { type FolderSource, folderSplits, shardsOf } from './folder-view';
import type { FolderTable } from './tables/table';

/** A file of the folder as it was written. */
export interface WrittenFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** The only name that mlcroissant has for Parquet, as Hugging Face writes it; it does not know the registered one. */
const CROISSANT_PARQUET = 'application/x-parquet';

const SPLITS_ID = 'splits';
const SPLIT_NAME_ID = `${SPLITS_ID}/name`;

/**
 * croissant.json: the folder in the words of MLCommons Croissant 1.1, which mlcroissant reads where the folder lies. A file object for each
 * file of Parquet, with its hash; a file set for each table, of all its splits; and a record set a table, with the split of each row.
 */
export function folderCroissant(source: FolderSource, files: readonly WrittenFile[]) {
  const { project, snapshot, manifest, tables } = source;
  const { licence, citation } = snapshot.terms;
  return {
    '@context': CROISSANT_CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: titleOf(source),
    description: snapshot.reason,
    creator: { '@type': 'sc:Organization', name: project },
    version: versionOf(source),
    datePublished: snapshot.createdAt,
    ...(licence !== '' && { license: licence }),
    ...(citation !== '' && { citeAs: citation }),
    distribution: [
      ...files.filter(({ path }) => path.endsWith(`.${parquet.extension}`)).map(fileObject),
      ...tables.map(({ name }) => ({
        '@type': 'cr:FileSet',
        '@id': fileSetId(name),
        name: fileSetId(name),
        encodingFormat: CROISSANT_PARQUET,
        includes: shardsOf(name, '*'),
      })),
    ],
    recordSet: [splitSet(folderSplits(manifest).map(({ name }) => name)), ...tables.map(recordSet)],
  };
}

const fileSetId = (table: string): string => `${table}-files`;

const fileObject = ({ path, bytes, sha256 }: WrittenFile) => ({
  '@type': 'cr:FileObject',
  '@id': path,
  name: path,
  contentUrl: path,
  contentSize: `${bytes} B`,
  encodingFormat: CROISSANT_PARQUET,
  sha256,
});

const splitSet = (names: readonly string[]) => ({
  '@type': 'cr:RecordSet',
  '@id': SPLITS_ID,
  name: SPLITS_ID,
  description: 'The splits of every table.',
  dataType: 'cr:Split',
  key: { '@id': SPLIT_NAME_ID },
  field: [{ '@type': 'cr:Field', '@id': SPLIT_NAME_ID, name: 'name', dataType: 'sc:Text' }],
  data: names.map((name) => ({ [SPLIT_NAME_ID]: name })),
});

function recordSet({ name, about, rows }: FolderTable) {
  const columns = featuresOf(rows.columns);
  const missing = notDescribed(columns);
  const more =
    missing.length === 0
      ? ''
      : ` Lists within lists are in the files, but have no field here: ${missing.join(', ')}.`;
  return {
    '@type': 'cr:RecordSet',
    '@id': name,
    name,
    description: `A row is ${about}.${more}`,
    field: [splitField(name), ...croissantFields(name, columns, fileSetId(name))],
  };
}

/** The split of a row, by the folder of its file. To filter by it, mlcroissant makes the pattern a glob, and knows no `\d` (core/regex.py). */
const splitField = (table: string) => ({
  '@type': 'cr:Field',
  '@id': `${table}/split`,
  name: 'split',
  dataType: 'sc:Text',
  source: {
    fileSet: { '@id': fileSetId(table) },
    extract: { fileProperty: 'fullpath' },
    transform: { regex: `${table}/(.+)/.+\\.${parquet.extension}$` },
  },
  references: { field: { '@id': SPLIT_NAME_ID } },
});
