import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** "The database system is starting up", or in recovery after a crash. */
const NOT_YET = '57P03';

/** Waits until the server lets one in; returns false when `alive` says that it has died. Throws on a refusal. */
export async function untilReachable(url: string, alive: () => boolean): Promise<boolean> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined); // a server that dies under us is seen by `alive`
    try {
      await client.connect();
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      const refused = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && code !== NOT_YET;
      if (refused && !code.startsWith('E')) throw error;
      if (!alive()) return false;
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(20);
  }
}
