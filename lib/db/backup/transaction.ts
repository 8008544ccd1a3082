import type pg from 'pg';

/** What the transaction of a dump or a load needs of its session, whatever the server's own settings are. */
const SETTINGS: Record<string, string> = {
  // How values are written in COPY text: the same from and for every server.
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  // It may take as long as it takes, but must not wait long for others: they would wait behind it.
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '30s',
};

/** Prepares the transaction that has just begun. */
export async function setTransaction(client: pg.ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query('SELECT set_config($1, $2, true)', [name, value]);
}
