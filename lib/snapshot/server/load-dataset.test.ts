import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memoryBytes } from '@/lib/exchange/bytes/file-bytes';
import { openZip } from '@/lib/exchange/parse/zip/zip-archive';
import { rowsByDuckDb, wholeFile } from '@/lib/testing/parquet-rows';
import { pythonWith } from '@/lib/testing/python';
import { folder, SPLITS, STORED } from '@/lib/testing/snapshot-folder';

const python = pythonWith('datasets');
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'load-dataset-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

/** Prints, as JSON, the rows of every table and split of a folder, once as they are loaded and once as they are streamed. */
const LOADER = `
import json, sys
from datasets import get_dataset_config_names, load_dataset
def told(**how):
    tables = {name: load_dataset(sys.argv[1], name, **how) for name in get_dataset_config_names(sys.argv[1])}
    return {name: {split: list(rows) for split, rows in table.items()} for name, table in tables.items()}
moment = lambda at: at.strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % (at.microsecond // 1000)
json.dump([told(), told(streaming=True)], sys.stdout, default=moment)
`;

const loaded = (at: string): unknown =>
  JSON.parse(
    execFileSync(python!, ['-c', LOADER, at], {
      encoding: 'utf8',
      env: { ...process.env, HF_HOME: path.join(home, 'cache'), HF_HUB_OFFLINE: '1' },
      stdio: ['ignore', 'pipe', 'ignore'], // it draws its progress
    }),
  );

/** Unpacks a folder, and tells its tables as DuckDB reads them. */
async function tablesOf(zipped: Uint8Array, at: string): Promise<unknown> {
  fs.rmSync(at, { recursive: true, force: true });
  const zip = await openZip(memoryBytes(zipped));
  const tables: Record<string, Record<string, unknown>> = {};
  for (const { name } of zip.entries) {
    const bytes = await wholeFile(zip.bytes(name));
    fs.mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
    fs.writeFileSync(path.join(at, name), bytes);
    const [table, split, file] = name.split('/');
    if (file) tables[table!] = { ...tables[table!], [split!]: await rowsByDuckDb(bytes) };
  }
  return JSON.parse(JSON.stringify(tables));
}

it.skipIf(python === null)(
  'snapshots by load_dataset (skipped where python3 has no datasets), unpacked to one place: every table and split of each, row for row',
  async () => {
    const at = path.join(home, 'folder');
    const first = await tablesOf(await folder().bytes(), at);
    expect(Object.keys(first as object)).toEqual(['gold', 'annotations', 'soft_labels', 'noisy_labels']);
    expect(loaded(at)).toEqual([first, first]);
    const others = STORED.map((one) => ({ ...one, question: '船是什么颜色的？' })); // as many rows, so that the cards are alike
    for (const number of [4, 3]) {
      // of the same project, and of another one
      const next = await tablesOf(await folder({ number }, SPLITS, others).bytes(), at);
      expect(next).not.toEqual(first);
      expect(loaded(at)).toEqual([next, next]);
    }
  },
);
