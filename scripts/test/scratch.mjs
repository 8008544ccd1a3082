import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** More than the databases and uploads of a run have ever taken. */
const ROOM = 4 * 2 ** 30;

/** An empty folder for all that a test run writes: in memory where there is room, since databases come and go there by the hundred. */
export const makeScratch = () =>
  fs.mkdtempSync(path.join(hasRoom() ? MEMORY : os.tmpdir(), 'face4rag-test-'));

function hasRoom() {
  if (!fs.existsSync(MEMORY) || os.freemem() < 2 * ROOM) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}
