import { describe, expect, it } from 'vitest';
import type { CroissantFile, FieldNode } from '@/lib/testing/croissant/nodes';
import { withSubFields } from '@/lib/testing/croissant/nodes';
import { croissantIssues } from '@/lib/testing/croissant/rules';
import { SNAPSHOT_FORMAT, type SnapshotManifest } from '../manifest-view-schema';
import { TIME } from '../snapshot-fixture';
import { folderCroissant } from './croissant';
import { type FolderSource, folderSplits, shardPath } from './folder-view';
import { folderTables } from './tables';

const TERMS = { licence: 'CC-BY-4.0', citation: 'Boats, 2026', contact: '' };
const SPLITS = [
  { name: 'train', share: 50 },
  { name: 'test.v1', share: 50 },
];
const EVERY_TABLE = ['gold', 'annotations', 'errata', 'soft_labels', 'noisy_labels'];

/** croissant.json of a snapshot with every kind of table, as it is read back. */
function croissant({ terms = TERMS, splits = SPLITS } = {}): CroissantFile {
  const errata = {} as SnapshotManifest['errata'];
  const tables = folderTables({
    ...{ format: SNAPSHOT_FORMAT, content: 'annotations', dissent: { n: 1, of: 2 }, errata },
  });
  const manifest = { splits, hash: `012345${'f'.repeat(58)}` } as SnapshotManifest;
  const source = {
    project: 'Boats: 船 "A"',
    snapshot: { number: 3, reason: 'First release', createdAt: TIME, terms },
    ...{ manifest, tables, guideline: null, rows: new Map() },
  } as unknown as FolderSource;
  const files = tables.flatMap(({ name }) =>
    folderSplits(manifest).map((split) => ({
      ...{ path: shardPath(name, split.name, 0), bytes: 9, sha256: '0'.repeat(64) },
    })),
  );
  const made = folderCroissant(source, [{ path: 'README.md', bytes: 1, sha256: '1' }, ...files]);
  return JSON.parse(JSON.stringify(made)) as CroissantFile;
}

const fieldsOf = ({ recordSet }: CroissantFile): Map<string, FieldNode> =>
  new Map(recordSet.flatMap(({ field }) => field.flatMap(withSubFields)).map((one) => [one['@id']!, one]));

describe('croissant.json by the rules of mlcroissant', () => {
  it('every kind of table, with splits and terms: no error and no warning', () => {
    const file = croissant();
    expect(croissantIssues(file)).toEqual({ errors: [], warnings: [] });
    expect(file.recordSet.map((one) => one['@id'])).toEqual(['splits', ...EVERY_TABLE]);
  });

  it('without splits: the one split that the files are called by', () => {
    const file = croissant({ splits: [] });
    expect(croissantIssues(file)).toEqual({ errors: [], warnings: [] });
    expect(file.recordSet[0]!.data).toEqual([{ 'splits/name': 'train' }]);
  });

  it('without terms: warned of what nobody entered, and nothing else (nodes/metadata.py, __post_init__)', () => {
    const file = croissant({ terms: { licence: '', citation: '', contact: '' } });
    expect(croissantIssues(file)).toEqual({ errors: [], warnings: ['citeAs', 'license'] });
  });

  it('the version: three numbers, of which a snapshot raises the first, and its hash gives the last (core/versions.py)', () => {
    expect(croissant().version).toBe('3.0.74565'); // 0x012345
  });

  it('Parquet: the name that the reader has for it (core/constants.py, read.py:142)', () => {
    const formats = croissant().distribution.map(({ encodingFormat }) => encodingFormat);
    expect(new Set(formats)).toEqual(new Set(['application/x-parquet']));
  });

  it('a time: a date too, as a file with sc:DateTime alone is refused (nodes/field.py:115)', () => {
    expect(fieldsOf(croissant()).get('annotations/submitted_at')).toMatchObject({
      dataType: ['sc:DateTime', 'sc:Date'],
    });
  });

  it('a table: all its splits are one set of files, and each file is there with its hash (filter.py, file_object.py:43)', () => {
    const { distribution } = croissant();
    expect(distribution.filter(({ '@type': type }) => type === 'cr:FileSet')).toMatchObject(
      EVERY_TABLE.map((table) => ({ '@id': `${table}-files`, includes: `${table}/*/*.parquet` })),
    );
    const files = distribution.filter(({ '@type': type }) => type === 'cr:FileObject');
    expect(files.map(({ contentUrl }) => contentUrl)).toEqual(
      EVERY_TABLE.flatMap((table) => [`${table}/train/0000.parquet`, `${table}/test.v1/0000.parquet`]),
    );
    expect(files.every(({ sha256 }) => sha256 === '0'.repeat(64))).toBe(true);
  });

  it('a part of a column: says where it is read, as one without a source cannot be (nodes/source.py, get_column)', () => {
    const fields = fieldsOf(croissant());
    expect(fields.get('gold/segments')).toMatchObject({ isArray: true, arrayShape: '-1' });
    expect(fields.get('gold/segments/text')).toEqual({
      ...{ '@type': 'cr:Field', '@id': 'gold/segments/text', name: 'text', dataType: 'sc:Text' },
      source: {
        ...{ fileSet: { '@id': 'gold-files' }, extract: { column: 'segments' } },
        transform: { jsonPath: 'text' },
      },
    });
    expect(fields.get('gold/segments/touched_by')).toMatchObject({ isArray: true, dataType: 'sc:Text' });
    expect(fields.get('gold/pedigree/recipe')).toMatchObject({
      source: { extract: { column: 'pedigree' }, transform: { jsonPath: 'recipe' } },
    });
  });

  it('a list of structs within a column: has no field, and its record set names it (field.py, _apply_transform_fn)', () => {
    const file = croissant();
    const fields = fieldsOf(file);
    expect([...fields.keys()].filter((id) => /spans|evidence|edits/.test(id))).toEqual([]);
    const told = file.recordSet.flatMap(
      ({ description }) => / here: (.*)\.$/.exec(description as string)?.[1] ?? [],
    );
    expect(told).toEqual([
      'segments.spans, segments.evidence, pedigree.edits',
      'segments.spans, segments.evidence',
      'segments.spans, segments.evidence',
    ]);
  });
});

describe('croissantIssues', () => {
  it.each<[string, (file: CroissantFile) => void, string]>([
    ['a word is missing in the context', (file) => delete file['@context']!.isArray, '@context: isArray'],
    [
      'schema.org is http',
      (file) => (file['@context']!['@vocab'] = 'http://schema.org/'),
      '@context: schema.org is https',
    ],
    ['a version of Croissant is unknown', (file) => (file.conformsTo = '1.1'), 'conformsTo: 1.1'],
    ['a version has one number', (file) => (file.version = '3'), 'version: 3'],
    [
      'a file has no hash',
      (file) => delete file.distribution[0]!.sha256,
      'gold/train/0000.parquet: no sha256',
    ],
    [
      'Parquet is called by its registered name',
      (file) => (file.distribution[0]!.encodingFormat = 'application/vnd.apache.parquet'),
      'gold/train/0000.parquet: cannot read application/vnd.apache.parquet',
    ],
    ['an id is there twice', (file) => (file.recordSet[1]!['@id'] = 'gold/id'), 'gold/id: twice'],
    [
      'a source is not there',
      (file) => file.distribution.pop(),
      'noisy_labels-files: referred to, but not there',
    ],
    [
      'a type is not known',
      (file) => (file.recordSet[1]!.field[1]!.dataType = 'sc:DateTime'),
      'gold/id: no data type that is known',
    ],
    [
      'a field has no source',
      (file) => delete file.recordSet[1]!.field[1]!.source,
      'gold/id: no source of its own',
    ],
    [
      'a record set reads two sets of files',
      (file) => (file.recordSet[1]!.field[1]!.source!.fileSet!['@id'] = 'errata-files'),
      'gold: several sources',
    ],
    [
      'data has other fields',
      (file) => (file.recordSet[0]!.data = [{ name: 'a' }]),
      'splits: data of other fields',
    ],
  ])('%s: is told', (_, change, issue) => {
    const file = croissant();
    change(file);
    const { errors, warnings } = croissantIssues(file);
    expect([...errors, ...warnings]).toContain(issue);
  });
});
