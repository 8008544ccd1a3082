import { contentOf } from '@/lib/exchange/contents/registry';
import type { NativeRecord } from '@/lib/exchange/contents/native/record';
import { exportFormatOf } from '@/lib/exchange/formats/registry';
import type { FileWriter } from '@/lib/exchange/server/writer/file-writer';
import { utf8 } from '@/lib/text/utf8';
import { isOwnLines, type SnapshotFile } from '../snapshot-file';
import { loadSnapshot, loadSnapshotLines } from './load-snapshot';

/** A snapshot, by its id, as a file. */
export const snapshotWriter: FileWriter<{ id: string; file: SnapshotFile }> = {
  name: 'snapshot',
  write({ id, file }) {
    const { rows, format, split = null } = file;
    if (isOwnLines(file)) return utf8(endedLines(loadSnapshotLines(id, split)));
    return exportFormatOf(format).write<NativeRecord>(loadSnapshot(id, split), contentOf(rows));
  },
};

async function* endedLines(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  for await (const lines of pages) yield lines.map((line) => `${line}\n`);
}
