// npm run bench:exchange [-- COUNT [BYTES]]: 100,000 samples of 2 KB (or with references of so many bytes) in (upload and take-over); then, with six labelled
// segments each, out (JSONL, CSV, Parquet), as a snapshot, its lines and its folder: through the real verbs, each in a process of its own, compiled as the
// product's are, beside a raw COPY of the same rows. On the embedded PostgreSQL, or that of TEST_DATABASE_URL.
//
// What COPY is measured: a text file, written beforehand, with the columns that an import fills, streamed by one COPY,
// committed on its own with the server's usual durability, into a logged table LIKE "Sample" - same columns, defaults,
// primary key, unique and other indexes; no foreign keys. No parsing, hashing or checking is in it.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { commandLineActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { copyRow } from './copy-text';
import { csvRow } from '@/lib/exchange/formats/csv-row';
import { createProject } from '@/lib/project/server/create-project';
import { textHash } from '@/lib/sample/identity';
import { databaseAt, startTestServer } from '@/lib/testing/server';
import type { PartResult } from './exchange-part';
import { ensureBundle, heapBound } from '../setup/bundle.mjs';
import { addLabels } from './exchange-labels';
import { webGrowthMb } from './exchange-web';
import { benchRows, ROWS } from './exchange-rows';

const count = Number(process.argv[2] ?? ROWS);
const referenceBytes = process.argv[3] === undefined ? undefined : Number(process.argv[3]);
const server = await startTestServer();
const name = `f4r_bench_${randomUUID().slice(0, 8)}`;
await server.createMigrated(name);
const url = databaseAt(server.url, name);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bench-'));
const at = (file: string): string => path.join(folder, file);

// Within the project, where a bundle finds its packages.
fs.mkdirSync('.bundle', { recursive: true });
const compiled = fs.mkdtempSync(path.resolve('.bundle', 'bench-'));
await ensureBundle(compiled, {
  part: 'scripts/bench/exchange-part.ts',
  'file-thread': 'lib/exchange/server/thread/main.ts',
});
const program = path.join(process.env.FACE4RAG_BUNDLE!, 'part.mjs');

try {
  const db = connect(url, 1);
  const { id } = await createProject({ actor: commandLineActor, db }, { name: 'Bench' });
  await fs.promises.writeFile(at('bench.csv'), csvLines());
  await fs.promises.writeFile(at('bench.copy'), copyLines(id));
  const copySeconds = await rawCopy(at('bench.copy'));
  const taken = await part('import', id, at('bench.csv'), String(count));
  await addLabels(db, id);
  await db.$disconnect();
  const given = await part('export', id, at('bench.jsonl'), 'jsonl');
  const table = await part('export', id, at('table.csv'), 'csv');
  const parquet = await part('export', id, at('bench.parquet'), 'parquet');
  const snapshot = await part('snapshot', id);
  const lines = await part('lines', id, at('snapshot.jsonl'));
  const folderZip = await part('folder', id, at('folder.zip'));
  const webGrowth = await webGrowthMb(url, id);
  const result = {
    importSeconds: round(taken.seconds),
    exportSeconds: round(given.seconds),
    csvSeconds: round(table.seconds),
    parquetSeconds: round(parquet.seconds),
    snapshotSeconds: round(snapshot.seconds),
    snapshotLinesSeconds: round(lines.seconds),
    hfSeconds: round(folderZip.seconds),
    copySeconds: round(copySeconds),
    ratio: round(taken.seconds / copySeconds),
    peakMemoryMb: Math.round(
      Math.max(...[taken, given, table, parquet, snapshot, lines, folderZip].map(({ peakMb }) => peakMb)),
    ),
    importMemoryMb: Math.round(taken.peakMb),
    exportMemoryMb: Math.round(given.peakMb),
    csvMemoryMb: Math.round(table.peakMb),
    parquetMemoryMb: Math.round(parquet.peakMb),
    snapshotMemoryMb: Math.round(snapshot.peakMb),
    snapshotLinesMemoryMb: Math.round(lines.peakMb),
    hfMemoryMb: Math.round(folderZip.peakMb),
    webGrowthMb: Math.round(webGrowth),
    rows: count,
    fileMb: megabytes(at('bench.csv')),
    parquetMb: megabytes(at('bench.parquet')),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  for (const made of [folder, compiled]) fs.rmSync(made, { recursive: true, force: true });
  await server.drop(name);
  await server.stop();
}

function* csvLines(): Generator<string> {
  yield csvRow(['question', 'ref', 'answer', 'id'], false);
  for (const row of benchRows(count, referenceBytes)) yield csvRow(row, false);
}

function* copyLines(projectId: string): Generator<string> {
  for (const [question, reference, answer, id] of benchRows(count, referenceBytes)) {
    const hash = textHash(question, reference, answer);
    yield copyRow([projectId, id, hash, question, reference, answer, 'zh', null, null, null, '{}']);
  }
}

async function rawCopy(file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE raw_copy (LIKE "Sample" INCLUDING ALL)');
  const started = performance.now();
  const into = copyFrom(`
    COPY raw_copy ("projectId", "externalId", "textHash", "question", "reference", "answer", "language", "generator",
                   "coarseLabel", "coarseType", "metadata") FROM STDIN`);
  await pipeline(fs.createReadStream(file, { highWaterMark: 256 * 1024 }), client.query(into));
  const seconds = (performance.now() - started) / 1000;
  await client.end();
  return seconds;
}

/** Runs one half in a process of its own and returns what it printed. */
async function part(...args: string[]): Promise<PartResult> {
  const child = spawn(process.execPath, ['--conditions=react-server', ...heapBound(), program, ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return JSON.parse(printed) as PartResult;
}

function megabytes(file: string): number {
  return Math.round(fs.statSync(file).size / 1024 / 1024);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
