import { adapterFactory } from './adapter.mjs';
import { openEngine } from './engine.mjs';
import { sendNotification } from './rpc.mjs';

const NO_FILTERS = { externalTables: [], externalEnums: [] };
/** What a diff returns when there are differences. */
const DIFFERENT = 2;

/**
 * Answers each method of the protocol: most are the engine's own, some it has under another name or not at all.
 * @param {{ url?: string, schemaFiles: string[] }} given
 * @returns {(method: string, params: any) => Promise<unknown>}
 */
export function answersOf(given) {
  let opened;
  const engine = () => (opened ??= openEngine(given));

  const own = {
    /** The native engine prints the script by itself and returns only the exit code. */
    async diff(params) {
      const { exitCode, stdout } = await (await engine()).diff(params);
      if (stdout != null) sendNotification('print', { content: stdout });
      return { exitCode, stdout: null };
    },

    /** The engine's own has no way to a shadow database; a diff from the migrations has. */
    async createMigration({ migrationsList, migrationName, schema, filters, draft }) {
      const some = migrationsList.migrationDirectories.length > 0;
      const { exitCode, stdout } = await (
        await engine()
      ).diff({
        from: some ? { tag: 'migrations', ...migrationsList } : { tag: 'empty' },
        to: { tag: 'schemaDatamodel', ...schema },
        script: true,
        exitCode: true,
        shadowDatabaseUrl: null,
        filters: filters ?? NO_FILTERS,
      });
      const empty = draft ? '-- This is an empty migration.' : null;
      return {
        connectorType: 'postgresql',
        generatedMigrationName: [timestamp(), migrationName].filter(Boolean).join('_'),
        migrationScript: exitCode === DIFFERENT ? stdout : empty,
        extension: 'sql',
      };
    },

    /** The engine knows the migrations' schema only from a cache, which devDiagnostic fills. */
    async evaluateDataLoss(params) {
      const { migrationsList, filters } = params;
      const instance = await engine();
      await instance.devDiagnostic({ migrationsList, filters: filters ?? NO_FILTERS });
      return instance.evaluateDataLoss(params);
    },

    async dbExecute({ script, datasourceType }) {
      const adapter = await adapterFactory(datasourceType?.url ?? given.url).connect();
      await adapter.executeScript(script);
      await adapter.dispose();
      return {};
    },

    getDatabaseVersion: async () => (await engine()).version(null),
  };

  return async (method, params) =>
    Object.hasOwn(own, method) ? own[method](params) : (await engine())[method](params);
}

/** Now as migrations are named: 20261121093000. */
function timestamp() {
  return new Date().toISOString().replace(/\D/g, '').slice(0, 14);
}
