import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { adapterFactory } from './adapter.mjs';

/** The engine cannot do without a schema, even where it is asked about the database alone. */
const NO_SCHEMA = [['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}\n']];
const BINDINGS = '@prisma/schema-engine-wasm/schema_engine_bg';

/**
 * Prisma's schema engine as WebAssembly, over one database.
 * @param {{ url?: string, schemaFiles: string[] }} given
 */
export async function openEngine({ url, schemaFiles }) {
  const { SchemaEngine } = await loadWasm();
  const datamodels = schemaFiles.map((file) => [file, fs.readFileSync(file, 'utf8')]);
  return SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : NO_SCHEMA },
    () => {}, // its log
    bindMigrationAwareSqlAdapterFactory(adapterFactory(url)),
  );
}

async function loadWasm() {
  keepPanics();
  const bindings = await import(BINDINGS);
  const folder = path.dirname(createRequire(import.meta.url).resolve(BINDINGS));
  const code = new WebAssembly.Module(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const { exports } = new WebAssembly.Instance(code, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return bindings;
}

/** The place where the engine leaves the words of a panic, by this name. */
function keepPanics() {
  let words = '';
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    get: () => words,
    /** @param {string} message */
    set_message(message) {
      words = message;
    },
  };
}
