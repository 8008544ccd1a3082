import { projectWriter } from '@/lib/exchange/server/export/project-writer';
import type { FileWriter } from '@/lib/exchange/server/writer/file-writer';
import { folderWriter } from '@/lib/snapshot/server/folder-writer';
import { snapshotWriter } from '@/lib/snapshot/server/snapshot-writer';

/** Every kind of file that a process of its own can write. */
const WRITERS = [projectWriter, snapshotWriter, folderWriter] as FileWriter<unknown>[];

/** The writer of this name; throws for one that is not there. */
export function fileWriterOf(name: string): FileWriter<unknown> {
  const writer = WRITERS.find((each) => each.name === name);
  if (!writer) throw new Error(`no writer of the name ${name}`);
  return writer;
}
