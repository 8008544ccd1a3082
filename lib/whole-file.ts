import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file beside its name and renames it once it is whole and on the disk, so that what stands under the name is always
 * whole, an earlier file until then; returns its size in bytes. What is no regular file, such as /dev/stdout, is written as it comes.
 *
 * @param mode where it is not that of the earlier file
 */
export async function writeWholeFile(
  name: string,
  write: (out: fs.WriteStream) => Promise<void>,
  mode?: number,
): Promise<number> {
  const file = await fs.promises.realpath(name).catch(() => name);
  const there = await fs.promises.stat(file).catch(() => null);
  if (there && !there.isFile()) return written(fs.createWriteStream(file), write);
  const draft = `${file}.${process.pid}.part`;
  try {
    const out = fs.createWriteStream(draft, { flags: 'wx', mode: mode ?? there?.mode ?? 0o666, flush: true });
    const size = await written(out, write);
    await fs.promises.rename(draft, file);
    await syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    await fs.promises.rm(draft, { force: true });
    // Nobody asked for the draft.
    if (error instanceof Error && 'path' in error && error.path === draft) error.path = name;
    throw error;
  }
}

async function written(out: fs.WriteStream, write: (out: fs.WriteStream) => Promise<void>): Promise<number> {
  await write(out);
  return out.bytesWritten;
}

/** A renamed file is there for good once its folder is on the disk; not every system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.promises.open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
