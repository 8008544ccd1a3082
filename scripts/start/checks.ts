import fs from 'node:fs';
import { prepareDataFolder } from '@/lib/db/embedded/data-folder';
import { parseEnv } from '@/lib/env';
import { withSecretFiles } from '@/lib/secret-files';
import { LauncherError } from '../setup/say.mjs';

/** Less than this much free space is refused: the database stops at a full disk. */
const LEAST_FREE_BYTES = 300 * 1024 * 1024;

/** Checked once here, not by every child that cannot start; the database's address is checked where it is used. */
export const checkSettings = (): void =>
  orRefuse(() => parseEnv({ ...process.env, DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined }));

/** Settings that are given as files (DATABASE_URL_FILE and so on) count as if they stood in the environment. */
export const loadSecretFiles = (): void =>
  orRefuse(() => Object.assign(process.env, withSecretFiles(process.env)));

export const checkFolder = (dataDir: string): void => orRefuse(() => prepareDataFolder(dataDir));

export function checkSpace(dataDir: string): void {
  const { bavail, bsize } = fs.statfsSync(dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw new LauncherError(
      `There are only ${Math.round((bavail * bsize) / 1024 / 1024)} MiB left on the disk of ${dataDir}: make room, or name another folder in DATA_DIR.`,
    );
}

/** The person can mend whatever `check` throws. */
function orRefuse(check: () => unknown): void {
  try {
    check();
  } catch (error) {
    throw new LauncherError(error instanceof Error ? error.message : String(error));
  }
}
