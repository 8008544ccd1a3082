import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { createDatabase, siblingDatabaseUrl, dropDatabase } from './database-commands.mjs';

/** PostgreSQL's types by number: "char", which the adapter has no mapping for, and the like of it that it has. */
const CHAR = 18;
const BPCHAR = 1042;

/**
 * What connects the engine to a database, and to a throwaway one on the same server when it wants a shadow database.
 * @param {string | undefined} url
 */
export function adapterFactory(url = '') {
  const factory = new PrismaPg({ connectionString: url, connectionTimeoutMillis: 5_000, max: 1 });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => mended(await connect());
  factory.connectToShadowDb = () => shadow(url);
  return factory;
}

/** @param {string} url */
async function shadow(url) {
  const own = siblingDatabaseUrl(url, `prisma_shadow_${randomUUID().replaceAll('-', '')}`);
  await createDatabase(own);
  const adapter = mended(await new PrismaPg({ connectionString: own, max: 1 }).connect());
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    await dropDatabase(own);
  };
  return adapter;
}

/**
 * The adapter with two faults mended that the engine would run into.
 * @param {Awaited<ReturnType<PrismaPg['connect']>>} adapter
 */
function mended(adapter) {
  // It cuts scripts at every semicolon, also within the $$ bodies of functions.
  adapter.executeScript = async (script) => {
    await adapter
      .underlyingDriver()
      .query(script)
      .catch((error) => adapter.onError(error));
  };
  // It cannot read columns of the type "char", which the catalogue of PostgreSQL has many of.
  const performIO = adapter.performIO.bind(adapter);
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = BPCHAR;
    return result;
  };
  return adapter;
}
