// npm run bench:exchange: 100,000 samples of 2 KB in and out through the real verbs, beside a raw COPY of the same rows.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { systemActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { copyRow } from '@/lib/exchange/copy-text';
import { csvRow } from '@/lib/exchange/csv';
import { exportSchema } from '@/lib/exchange/export-options';
import { exportProject } from '@/lib/exchange/server/export-project';
import { getImport } from '@/lib/exchange/server/get-import';
import { receiveImport } from '@/lib/exchange/server/receive-import';
import { takeImport } from '@/lib/exchange/server/take-import';
import { createProject } from '@/lib/project/server/create-project';
import { databaseAt, startTestServer } from '@/lib/testing/server';

const ROWS = 100_000;
const WORDS = [
  '河流',
  '发源于',
  '北部山区',
  '全长',
  '公里',
  '沿岸',
  '水库',
  'the',
  'river',
  'rises',
  'in',
  'hills',
  '，',
  '。',
];

/** About 2 KB of UTF-8 a row, different in every row, the same in every run. */
function* samples(): Generator<[question: string, reference: string, answer: string, id: string]> {
  for (let row = 0; row < ROWS; row += 1) {
    let seed = row + 1;
    const words = (count: number): string => {
      let text = '';
      for (let word = 0; word < count; word += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        text += WORDS[seed % WORDS.length]!;
      }
      return text;
    };
    yield [`${words(5)}${row}`, words(160), words(60), `bench-${row}`];
  }
}

const server = await startTestServer();
const name = `f4r_bench_${randomUUID().slice(0, 8)}`;
await server.createMigrated(name);
const url = databaseAt(server.url, name);
process.env.DATABASE_URL = url;
const db = connect(url);
const ctx = { actor: systemActor, db };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bench-'));
const file = path.join(folder, 'bench.csv');
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);

try {
  await fs.promises.writeFile(file, lines());
  const copySeconds = await timed(rawCopy);
  const { id } = await createProject(ctx, { name: 'Bench' });
  let added = 0;
  const importSeconds = await timed(async () => {
    const received = await receiveImport(ctx, id, 'bench.csv', fs.createReadStream(file));
    await db.import.update({ where: { id: received.id }, data: { state: 'queued' } });
    await takeImport(ctx, received.id, new AbortController().signal);
    ({ added } = await getImport(ctx, received.id));
  });
  if (added !== ROWS) throw new Error(`${added} of ${ROWS} rows were added`);
  const exportSeconds = await timed(async () => {
    const { pieces } = await exportProject(ctx, id, exportSchema.parse({ format: 'jsonl' }));
    await fs.promises.writeFile(path.join(folder, 'bench.jsonl'), pieces);
  });
  const round = (value: number): number => Math.round(value * 100) / 100;
  const result = {
    importSeconds: round(importSeconds),
    exportSeconds: round(exportSeconds),
    copySeconds: round(copySeconds),
    ratio: round(importSeconds / copySeconds),
    peakMemoryMb: Math.round(peak / 1024 / 1024),
    rows: ROWS,
    fileMb: Math.round(fs.statSync(file).size / 1024 / 1024),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  clearInterval(watch);
  fs.rmSync(folder, { recursive: true, force: true });
  await db.$disconnect();
  await server.drop(name);
  await server.stop();
}

function* lines(): Generator<string> {
  yield csvRow(['question', 'ref', 'answer', 'id'], false);
  for (const sample of samples()) yield csvRow(sample, false);
}

/** The same rows into a plain table of the same columns and the same index, by COPY alone. */
async function rawCopy(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE raw_copy (question text, reference text, answer text, id text UNIQUE)');
  function* rows(): Generator<string> {
    for (const sample of samples()) yield copyRow(sample);
  }
  await pipeline(Readable.from(rows()), client.query(copyFrom('COPY raw_copy FROM STDIN')));
  await client.end();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
