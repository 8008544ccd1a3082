import { env } from '@/lib/env';
import { LauncherError } from '../setup/say.mjs';
import { loadSecretFiles } from './checks';
import { bringUpToDate, openDatabase } from './database';
import { firstStart } from './first-start';

/** Makes or updates the tables of DATABASE_URL and what a first start adds, then ends: web app and workers may start. */
export async function prepareService(): Promise<void> {
  loadSecretFiles();
  if (!process.env.DATABASE_URL)
    throw new LauncherError('DATABASE_URL is not set: name the PostgreSQL database in it.');
  const { PUBLIC_URL, PORT } = env();
  const database = await openDatabase(env().DATA_DIR);
  await bringUpToDate(database);
  const environment = {
    ...process.env,
    DATABASE_URL: database.url,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  };
  await firstStart(
    database.url,
    environment,
    PUBLIC_URL ?? `http://localhost:${PORT}`,
    new AbortController().signal,
  );
}
