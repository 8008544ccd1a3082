// One part of the bench in a process of its own, as the command line does it: import FILE ROWS, export FILE FORMAT, snapshot, or of its first
// snapshot lines FILE and folder FILE, of a project.
import fs from 'node:fs';
import { commandLineActor } from '@/lib/auth/ctx';
import { database, disconnect } from '@/lib/db/client';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import { snapshotTermsSchema } from '@/lib/snapshot/order';
import { exportFolder } from '@/lib/snapshot/server/export-folder';
import { exportSnapshot } from '@/lib/snapshot/server/export-snapshot';
import { makeSnapshot } from '@/lib/snapshot/server/make-snapshot';
import { snapshotFileSchema } from '@/lib/snapshot/snapshot-file';

/** What a part prints: its seconds of work, and the most memory that its process ever held, as the system counts it. */
export interface PartResult {
  seconds: number;
  peakMb: number;
}

const [part, projectId = '', file = '', option = ''] = process.argv.slice(2);
const ctx = { actor: commandLineActor, db: database() };
const started = performance.now();
const PARTS: Record<string, () => Promise<void>> = {
  import: importFile,
  export: exportFile,
  snapshot,
  lines: linesFile,
  folder: folderFile,
};
await PARTS[part!]!();
const seconds = (performance.now() - started) / 1000;
const result: PartResult = { seconds, peakMb: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(JSON.stringify(result));
await disconnect();

async function importFile(): Promise<void> {
  const { id } = await receiveImport(ctx, projectId, 'bench.csv', fs.createReadStream(file));
  await ctx.db.import.update({ where: { id }, data: { state: 'queued' } });
  await ingestImport(ctx, id, new AbortController().signal);
  const { added } = await getImport(ctx, id);
  if (added !== Number(option)) throw new Error(`${added} of ${option} rows were added`);
}

async function exportFile(): Promise<void> {
  const { bytes } = await exportProject(ctx, projectId, exportSchema.parse({ format: option }));
  await fs.promises.writeFile(file, bytes);
}

/** Makes a snapshot with splits. */
async function snapshot(): Promise<void> {
  const splits = [
    { name: 'train', share: 80 },
    { name: 'test', share: 20 },
  ];
  const terms = snapshotTermsSchema.parse({});
  const { id } = await ctx.db.snapshot.create({
    data: { projectId, number: 1, content: 'annotations', reason: 'Bench', splits, terms },
  });
  await makeSnapshot(ctx, id, new AbortController().signal);
}

/** The lines of that snapshot, by which it is hashed. */
async function linesFile(): Promise<void> {
  const { bytes } = await exportSnapshot(ctx, projectId, '1', snapshotFileSchema.parse({}));
  await fs.promises.writeFile(file, bytes);
}

/** The folder of that snapshot, as one zip. */
async function folderFile(): Promise<void> {
  const { bytes } = await exportFolder(ctx, projectId, '1');
  await fs.promises.writeFile(file, bytes as AsyncIterable<Uint8Array>);
}
