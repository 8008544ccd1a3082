import fs from 'node:fs';
import type { FileBytes } from './file-bytes';
import { requiredFile } from './required-file';

/** A file on the disk. It is opened for each part, so that nobody has to close it. Throws as requiredFile. */
export function diskBytes(path: string): FileBytes {
  return {
    size: requiredFile(path).size,
    stream: () => fs.createReadStream(path),
    async read(start, end) {
      const file = await fs.promises.open(path);
      try {
        const buffer = Buffer.alloc(end - start);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
  };
}
