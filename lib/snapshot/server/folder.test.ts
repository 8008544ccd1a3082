import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CroissantFile } from '@/lib/testing/croissant/nodes';
import { croissantRecords, type TableFile } from '@/lib/testing/croissant/records';
import { croissantIssues } from '@/lib/testing/croissant/rules';
import { rowsByDuckDb, wholeFile } from '@/lib/testing/parquet-rows';
import { folder, SPLITS, unpacked } from '@/lib/testing/snapshot-folder';
import { folderFiles } from '../folder/folder-files';
import { TIME } from '../snapshot-fixture';
import type { SnapshotRecord } from '../snapshot-line';
import { zipFiles } from './zip-files';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

interface Card {
  license?: string;
  language: string[];
  configs: { config_name: string; default?: boolean; data_files: { split: string; path: string }[] }[];
  dataset_info: { config_name: string; splits: { name: string; num_examples: number }[] }[];
}
const cardOf = (readme: string): Card => parse(/^---\n(.*?)\n---\n/s.exec(readme)![1]!) as Card;

describe('the folder of a snapshot', () => {
  it('its card: begins in byte one, names each file once by split, and its counts are those of the files', async () => {
    const { source, bytes } = folder();
    const file = await unpacked(await bytes());
    const readme = (await file('README.md')).toString();
    expect(readme.startsWith('---\npretty_name: ')).toBe(true);
    const card = cardOf(readme);
    expect(card).toMatchObject({ license: 'cc-by-4.0', language: ['zh'] });
    expect(card.configs).toEqual(
      ['gold', 'annotations', 'soft_labels', 'noisy_labels'].map((config_name, at) => ({
        config_name,
        ...(at === 0 && { default: true }),
        version: `3.0.${Number(`0x${source.manifest.hash.slice(0, 6)}`)}`,
        data_files: SPLITS.map(({ name }) => ({ split: name, path: `${config_name}/${name}/*.parquet` })),
      })),
    );
    for (const { config_name, splits } of card.dataset_info)
      for (const { name, num_examples } of splits) {
        expect(name).toMatch(/^\w+(\.\w+)*$/);
        const rows = await rowsByDuckDb(await file(`${config_name}/${name}/0000.parquet`));
        expect([config_name, name, rows.length]).toEqual([config_name, name, num_examples]);
      }
    // No section without content.
    expect(readme).not.toMatch(/\n## [^\n]*\n+(## |$)/);
    expect(readme).not.toContain('undefined');
  });

  it('its gold: rows with segments, places and evidence as typed lists; a sample without gold is in none', async () => {
    const file = await unpacked(await folder().bytes());
    const rows = await rowsByDuckDb(await file('gold/test.v1/0000.parquet'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ id: 'b', answer: '红的快的\r\n"=cmd"', verdict: 'inconsistent', origin: 'single' },
      metadata: '{"source":"https://a.test","n":2}',
      segments: [
        {
          ...{
            text: '红的',
            spans: [{ start: 0, end: 2, quote: '红的' }],
            fact: 'inconsistent',
            error_type: 'KCont',
          },
          evidence: [{ relation: 'contradicts', start: 0, end: 2, quote: '红色' }],
        },
        { text: '快的', verdict: 'consistent', error_type: null, evidence: [] },
      ],
    });
    const annotations = await rowsByDuckDb(await file('annotations/train/0000.parquet'));
    expect(annotations).toMatchObject([
      {
        ...{ sample_id: 'a😀', annotation: 0, source: 'method', annotator: null },
        method: expect.stringContaining('"offline"'),
      },
      {
        ...{ sample_id: 'a😀', annotation: 1, source: 'annotator', annotator: 'annotator_1' },
        submitted_at: new Date(TIME),
        segments: [
          { text: '红的', exposure: 'nothing' },
          { text: '快的', exposure: 'verdict' },
        ],
      },
    ]);
  });

  it('gold that a shown judge may have moved: named by family, for the answer and its segments, and told on the card', async () => {
    const file = await unpacked(await folder().bytes());
    const [row] = await rowsByDuckDb(await file('gold/train/0000.parquet'));
    expect(row).toMatchObject({
      touched_by: ['offline'],
      segments: [
        { text: '红的', touched_by: [] },
        { text: '快的', touched_by: ['offline'] },
      ],
    });
    const [blind] = await rowsByDuckDb(await file('gold/test.v1/0000.parquet'));
    expect(blind).toMatchObject({ touched_by: [] });
    const readme = (await file('README.md')).toString();
    expect(readme).toContain('offline: 1 of 2 answers are safe (0 consistent, 1 inconsistent)');
    expect(readme).toContain(
      'balanced accuracy of offline 1: no value over all, no value over what is safe for it',
    );
  });

  it('human variation: votes by verdict and type, and beside gold whoever departs from it', async () => {
    const file = await unpacked(await folder().bytes());
    const soft = await rowsByDuckDb(await file('soft_labels/test.v1/0000.parquet'));
    expect(soft).toMatchObject([
      {
        ...{ sample_id: 'b', segment: 0, text: '红的', verdict: 'inconsistent' },
        ...{ consistent: 0, inconsistent: 1, undecided: 0, share_inconsistent: 1 },
        error_types: [{ error_type: 'KCont', votes: 1 }],
      },
      { sample_id: 'b', segment: 1, consistent: 1, share_inconsistent: 0, error_types: [] },
    ]);
    const noisy = await rowsByDuckDb(await file('noisy_labels/train/0000.parquet'));
    expect(noisy).toMatchObject([
      {
        ...{ verdict: 'consistent', dissenting_annotator: 'consistent', dissenting_label: 'consistent' },
        random_flip: 'consistent',
        predictions: [{ method: 'offline', version: '1', model: null, verdict: 'inconsistent' }],
      },
      { verdict: 'consistent', predictions: [{ verdict: 'consistent' }] },
    ]);
  });

  it('its manifest and croissant: the hash and length of every file before them', async () => {
    const file = await unpacked(await folder().bytes());
    const manifest = JSON.parse((await file('manifest.json')).toString()) as {
      number: number;
      files: { path: string; bytes: number; sha256: string }[];
    };
    expect(manifest.number).toBe(3);
    expect(manifest.files.map(({ path }) => path)).toEqual([
      ...['README.md', 'CITATION.cff', 'LICENSE', 'guidelines.md'],
      ...['gold/train/0000.parquet', 'annotations/train/0000.parquet'],
      ...['soft_labels/train/0000.parquet', 'noisy_labels/train/0000.parquet'],
      ...['gold/test.v1/0000.parquet', 'annotations/test.v1/0000.parquet'],
      ...['soft_labels/test.v1/0000.parquet', 'noisy_labels/test.v1/0000.parquet', 'croissant.json'],
    ]);
    for (const { path, bytes, sha256 } of manifest.files) {
      const own = await file(path);
      expect([path, own.length, createHash('sha256').update(own).digest('hex')]).toEqual([
        path,
        bytes,
        sha256,
      ]);
    }
    const croissant = JSON.parse((await file('croissant.json')).toString()) as CroissantFile;
    const objects = croissant.distribution.filter((one) => one['@type'] === 'cr:FileObject');
    expect(objects.map((one) => [one['@id'], one.sha256])).toEqual(
      manifest.files
        .filter(({ path }) => path.endsWith('.parquet'))
        .map(({ path, sha256 }) => [path, sha256]),
    );
  });

  it('its croissant: without an error, and each record set gives the rows of all splits, with their parts', async () => {
    const file = await unpacked(await folder().bytes());
    const croissant = JSON.parse((await file('croissant.json')).toString()) as CroissantFile;
    expect(croissantIssues(croissant)).toEqual({ errors: [], warnings: ['citeAs'] });
    const objects = croissant.distribution.filter((one) => one['@type'] === 'cr:FileObject');
    const files: TableFile[] = [];
    for (const path of objects.map(({ contentUrl }) => contentUrl as string))
      files.push({ path, rows: await rowsByDuckDb(await file(path)) });
    const records = (id: string) => croissantRecords(croissant, id, files);
    expect(records('gold')).toMatchObject([
      { 'gold/split': 'test.v1', 'gold/id': 'b', 'gold/touched_by': [] },
      {
        ...{ 'gold/split': 'train', 'gold/id': 'a😀', 'gold/touched_by': ['offline'] },
        'gold/segments': [
          { 'gold/segments/text': '红的', 'gold/segments/touched_by': [], 'gold/segments/votes': 1 },
          { 'gold/segments/text': '快的', 'gold/segments/touched_by': ['offline'] },
        ],
        'gold/pedigree': { 'gold/pedigree/recipe': null },
      },
    ]);
    expect(records('annotations')).toMatchObject([
      { 'annotations/sample_id': 'b' },
      { 'annotations/source': 'method' },
      { 'annotations/source': 'annotator', 'annotations/submitted_at': new Date(TIME) },
    ]);
    expect(records('soft_labels')[0]).toMatchObject({
      'soft_labels/error_types': [
        { 'soft_labels/error_types/error_type': 'KCont', 'soft_labels/error_types/votes': 1 },
      ],
    });
    expect(records('noisy_labels')).toHaveLength(4);
  });

  it('the same snapshot in another time zone: the same bytes', async () => {
    process.env.TZ = 'America/New_York';
    const here = await folder().bytes();
    process.env.TZ = 'Asia/Shanghai';
    expect(Buffer.from(await folder().bytes()).equals(here)).toBe(true);
  });

  it('its files: of the time that the snapshot was made, in UTC, so that those of two snapshots in one place are told apart', async () => {
    process.env.TZ = 'Europe/Berlin'; // where there is no half past two on that day
    const stamps = async (createdAt: string) => {
      const header = Buffer.from(await folder({ createdAt }).bytes());
      return { time: header.readUInt16LE(10), date: header.readUInt16LE(12) }; // APPNOTE 4.3.7, of the first file
    };
    expect(await stamps('2026-03-29T02:30:00.000Z')).toEqual({
      time: (2 << 11) | (30 << 5),
      date: ((2026 - 1980) << 9) | (3 << 5) | 29,
    });
    expect(await stamps('2026-07-31T13:45:58.000Z')).toEqual({
      time: (13 << 11) | (45 << 5) | (58 / 2),
      date: ((2026 - 1980) << 9) | (7 << 5) | 31,
    });
  });

  it('without splits and terms: one split, no licence anywhere', async () => {
    const terms = { licence: '', citation: '', contact: '' };
    const bytes = await folder({ terms }, []).bytes();
    const file = await unpacked(bytes);
    const readme = (await file('README.md')).toString();
    expect(cardOf(readme).configs[0]!.data_files).toEqual([{ split: 'train', path: 'gold/train/*.parquet' }]);
    expect(cardOf(readme).license).toBeUndefined();
    expect(readme).not.toContain('## Terms');
    expect(await file('LICENSE')).toHaveLength(0);
    expect(await rowsByDuckDb(await file('gold/train/0000.parquet'))).toHaveLength(2);
  });

  it('a citation of several lines, and a name with tags: shown as they are, with one kind of line end in every file', async () => {
    const citation = '# Boats\r\n---\r\n<script>alert(1)</script>\r\n@misc{boats}';
    const made = folder({
      terms: { licence: 'Ours\r\nalone', citation, contact: '' },
      reason: '# <i>One</i>',
    });
    made.source.project = '<b>Boats</b>';
    const file = await unpacked(await made.bytes());
    const readme = (await file('README.md')).toString();
    const body = readme.slice(readme.indexOf('\n---\n') + 5);
    expect(body).toContain('\n# \\<b\\>Boats\\</b\\>, snapshot 3\n');
    expect(body).toContain('\n\\# \\<i\\>One\\</i\\>\n');
    const plain = citation.replaceAll('\r\n', '\n');
    expect(body).toContain(`\nPlease cite:\n\n\`\`\`\n${plain}\n\`\`\`\n`);
    expect((parse((await file('CITATION.cff')).toString()) as { message: string }).message).toBe(plain);
    expect((await file('LICENSE')).toString()).toBe('Ours\nalone\n');
    expect(readme).not.toContain('\r');
  });

  it('a table that cannot be read to its end: the zip fails, and is not taken for whole', async () => {
    const { source } = folder();
    const broken = async function* (): AsyncGenerator<SnapshotRecord[]> {
      yield [];
      throw new Error('the database is gone');
    };
    await expect(wholeFile(zipFiles(folderFiles(source, broken), TIME))).rejects.toThrow(
      'the database is gone',
    );
  });
});
