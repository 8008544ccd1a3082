import { parquet } from '@/lib/exchange/formats/parquet';
import { titleOf } from './card';
import { type Feature, featuresOf } from './folder-features';
import { type FolderSource, folderSplits, tablePath } from './folder-view';

/** A file of the folder as it was written. */
export interface WrittenFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** The words of Croissant that are used here. */
const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  recordSet: 'cr:recordSet',
  repeated: 'cr:repeated',
  sc: 'https://schema.org/',
  source: 'cr:source',
  subField: 'cr:subField',
};

/** croissant.json: the folder in the words of MLCommons Croissant 1.1, a file object for each table's split and a record set a table. */
export function folderCroissant(source: FolderSource, files: readonly WrittenFile[]) {
  const { snapshot, manifest, tables } = source;
  const [first] = folderSplits(manifest);
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: titleOf(source),
    description: snapshot.reason,
    version: String(snapshot.number),
    datePublished: snapshot.createdAt,
    ...(snapshot.terms.licence !== '' && { license: snapshot.terms.licence }),
    ...(snapshot.terms.citation !== '' && { citeAs: snapshot.terms.citation }),
    distribution: files
      .filter(({ path }) => path.endsWith(`.${parquet.extension}`))
      .map(({ path, bytes, sha256 }) => ({
        '@type': 'cr:FileObject',
        '@id': path,
        name: path,
        contentUrl: path,
        contentSize: `${bytes} B`,
        encodingFormat: parquet.contentType,
        sha256,
      })),
    recordSet: tables.map(({ name, about, rows }) => ({
      '@type': 'cr:RecordSet',
      '@id': name,
      name,
      description: `A row is ${about}.`,
      field: featuresOf(rows.columns).map((feature) => fieldOf(name, feature, tablePath(name, first!.name))),
    })),
  };
}

/** A field, with the column that it stands in where it is one of a table. */
function fieldOf(within: string, feature: Feature, file: string | null): object {
  const nested = 'struct' in feature ? feature.struct : 'list' in feature ? feature.list : feature.dtype;
  const own = `${within}/${feature.name}`;
  return {
    '@type': 'cr:Field',
    '@id': own,
    name: feature.name,
    ...('list' in feature && { repeated: true }),
    ...(typeof nested === 'string'
      ? { dataType: dataType(nested) }
      : { subField: nested.map((inner) => fieldOf(own, inner, null)) }),
    ...(file !== null && {
      source: { fileObject: { '@id': file }, extract: { column: feature.name } },
    }),
  };
}

function dataType(dtype: string): string {
  if (dtype === 'int32') return 'sc:Integer';
  if (dtype === 'float64') return 'sc:Float';
  if (dtype === 'bool') return 'sc:Boolean';
  return dtype.startsWith('timestamp') ? 'sc:DateTime' : 'sc:Text';
}
